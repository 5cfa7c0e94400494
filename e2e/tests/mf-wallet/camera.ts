import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** A camera that looks at the QR code of a store. */
export async function showToCamera(page: Page, store: 'store-1' | 'store-xxx'): Promise<void> {
  const svg = fs.readFileSync(new URL(`./${store}.svg`, import.meta.url), 'utf8');
  await page.addInitScript((picture) => {
    const getUserMedia = async () => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 480;
      const draw = () => {
        const context = canvas.getContext('2d');
        context?.fillRect(0, 0, 480, 480);
        context?.drawImage(image, 40, 40, 400, 400);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, svg);
}

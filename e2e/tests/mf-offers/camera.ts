import type { Page } from '@playwright/test';
import { qrCodes, type QrCode } from './qr-codes';

/** Gives the next pages a camera that looks at a QR code. */
export async function showToCamera(page: Page, code: QrCode): Promise<void> {
  await page.addInitScript((rows) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 640;
    const draw = () => {
      const pen = canvas.getContext('2d');
      if (!pen) return;
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 640, 640);
      pen.fillStyle = 'black';
      rows.forEach((row, y) => {
        for (let x = 0; x < row.length; x += 1) {
          if (row[x] === '#') pen.fillRect(110 + x * 20, 110 + y * 20, 20, 20);
        }
      });
    };
    navigator.mediaDevices.getUserMedia = () => {
      draw();
      // A static canvas emits one frame only: it is redrawn while it is used.
      setInterval(draw, 100);
      return Promise.resolve(canvas.captureStream(10));
    };
  }, qrCodes[code]);
}

/** Gives the next pages a camera that fails. */
export async function breakCamera(page: Page, name: string, message: string): Promise<void> {
  await page.addInitScript(
    (error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(error.message, error.name));
    },
    { name, message },
  );
}

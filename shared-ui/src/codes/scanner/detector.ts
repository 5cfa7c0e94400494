import type { BarcodeDetector } from 'barcode-detector/ponyfill';

declare global {
  interface Window {
    BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** Finds a QR code in a picture. */
export type Detector = {
  /** @returns the text of the first code, or null when there is none */
  read(source: HTMLVideoElement): Promise<string | null>;
};

/** The browser's own detector when it supports QR codes, else a loaded one. */
export async function createDetector(): Promise<Detector> {
  const Made = (await nativeDetector()) ?? (await ownDetector());
  const detector = new Made({ formats: ['qr_code'] });
  return {
    read: async (source) => {
      const [code] = await detector.detect(source);
      return code?.rawValue ?? null;
    },
  };
}

async function nativeDetector(): Promise<typeof BarcodeDetector | null> {
  const native = window.BarcodeDetector;
  if (!native) return null;
  try {
    const formats = await native.getSupportedFormats();
    return formats.includes('qr_code') ? native : null;
  } catch {
    return null;
  }
}

async function ownDetector(): Promise<typeof BarcodeDetector> {
  const [ponyfill, { wasmAddress }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('./wasm-address'),
  ]);
  ponyfill.prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path),
    },
  });
  return ponyfill.BarcodeDetector;
}

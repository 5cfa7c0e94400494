import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/** Reads one picture; null when there is no QR code in it. */
type QrReader = (picture: HTMLVideoElement) => Promise<string | null>;

/** Our own copy of the reader: the default would fetch it from another host. */
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/** @throws when the reader cannot be fetched */
export async function qrReader(): Promise<QrReader> {
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
    },
    fireImmediately: true,
  });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => {
    const [found] = await detector.detect(picture);
    return found?.rawValue ?? null;
  };
}

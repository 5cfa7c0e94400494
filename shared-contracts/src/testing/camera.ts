/**
 * A camera of this device, and the browser's own detector of codes.
 *
 * @param sees the text of the QR code in front of it, or null
 * @param opens the browser's response to the camera request
 */
export function fakeCamera(
  sees: () => string | null,
  opens: () => Promise<{ getTracks(): { stop(): void }[] }> = () => Promise.resolve({ getTracks: () => [] }),
): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: opens } });
  Object.defineProperty(window, 'BarcodeDetector', {
    configurable: true,
    value: class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => {
        const rawValue = sees();
        return Promise.resolve(rawValue === null ? [] : [{ rawValue }]);
      };
    },
  });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

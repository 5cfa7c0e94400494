import { waitFor } from '@testing-library/react';

/** Catches the next file that the page saves: jsdom downloads nothing. */
export function nextSavedFile() {
  const created = jest.fn<string, [Blob]>(() => 'blob:saved');
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await waitFor(() => {
      expect(created).toHaveBeenCalled();
    });
    const blob = created.mock.calls[0]?.[0] ?? new Blob();
    const [link] = press.mock.contexts;
    return {
      type: blob.type,
      name: link instanceof HTMLAnchorElement ? link.download : null,
      text: await textOf(blob),
    };
  };
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = reject;
    reader.readAsText(blob);
  });

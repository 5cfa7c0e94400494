import { shareLink } from './share-link';

const link = { title: 'Tea', url: 'http://site.test/campaign/101' };
const named = (name: string) => Object.assign(new Error(name), { name });
const clipboard = (writeText: () => Promise<void>) => ({ writeText });

describe('O-037 sharing a link', () => {
  it('uses the sharing of the device where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    expect(await shareLink(link, { share })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
  });

  it('does nothing more when the person closes the sheet', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const device = { share: () => Promise.reject(named('AbortError')), clipboard: clipboard(writeText) };
    expect(await shareLink(link, device)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where the device cannot share', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    expect(await shareLink(link, { clipboard: clipboard(writeText) })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('copies the link when sharing is refused', async () => {
    const device = {
      share: () => Promise.reject(named('NotAllowedError')),
      clipboard: clipboard(() => Promise.resolve()),
    };
    expect(await shareLink(link, device)).toBe('copied');
  });

  it('says so when nothing works', async () => {
    expect(await shareLink(link, {})).toBe('failed');
  });
});

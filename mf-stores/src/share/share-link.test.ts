import { shareLink } from './share-link';

const link = { title: 'Pier One', url: 'http://site.test/storeDetail/1' };
const refused = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test('D-034 the device shares the link where it can', async () => {
  const share = jest.fn(() => Promise.resolve());
  expect(await shareLink(link, { share })).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('a person who closes the sheet of the device gets nothing more', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await shareLink(link, { share: refused('AbortError'), clipboard: { writeText } })).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([{}, { share: refused('NotAllowedError') }])('otherwise the link is copied', async (device) => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await shareLink(link, { ...device, clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test.each([{}, { clipboard: { writeText: refused('NotAllowedError') } }])(
  'a device that can neither share nor copy says so',
  async (device) => {
    expect(await shareLink(link, device)).toBe('failed');
  },
);

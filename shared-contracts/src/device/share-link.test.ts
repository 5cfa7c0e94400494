import { copyText, shareLink } from './share-link';

const link = { title: 'Tea', url: 'http://site.test/campaign/101' };
const refused = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test('O-037 the device shares the link where it can', async () => {
  const share = jest.fn(() => Promise.resolve());
  expect(await shareLink(link, { share })).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test.each([
  ['takes files', () => true, true],
  ['takes no files', () => false, false],
  ['cannot say', undefined, false],
])('a device that %s gets what it can share', async (_, canShare, withFiles) => {
  const share = jest.fn(() => Promise.resolve());
  const files = [new File(['x'], 'picture.jpg', { type: 'image/jpeg' })];
  const whole = { ...link, text: 'Hot', files };
  expect(await shareLink(whole, { share, ...(canShare && { canShare }) })).toBe('shared');
  expect(share).toHaveBeenCalledWith(withFiles ? whole : { ...link, text: 'Hot' });
});

test('a person who closes the sheet of the device gets nothing more', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await shareLink(link, { share: refused('AbortError'), clipboard: { writeText } })).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([{}, { share: refused('NotAllowedError') }])(
  'D-034 otherwise the link is copied',
  async (device) => {
    const writeText = jest.fn(() => Promise.resolve());
    expect(await shareLink(link, { ...device, clipboard: { writeText } })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  },
);

test.each([{}, { clipboard: { writeText: refused('NotAllowedError') } }])(
  'a device that can neither share nor copy says so',
  async (device) => {
    expect(await shareLink(link, device)).toBe('failed');
    expect(await copyText('A1B2', device)).toBe('failed');
  },
);

test('a text is copied as it is', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await copyText('A1B2', { clipboard: { writeText } })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('A1B2');
});

test('something else than an error that ends the sheet leads to the clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what an old browser does
  const share = () => Promise.reject({ name: 'AbortError' });
  expect(await shareLink(link, { share, clipboard: { writeText } })).toBe('copied');
});

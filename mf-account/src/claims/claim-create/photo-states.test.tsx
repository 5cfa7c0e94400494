import {
  renderWithHost,
  translatePage,
  type FakeAnswer,
  type FakeHost,
  type FakeRoutes,
} from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullDraft, openClaimForm } from '../../testing/claim-form';
import { lateAnswer } from '../../testing/late-answer';
import { onPhone } from '../../testing/screen-width';
import { PhotoPreview } from './photo-preview';
import type { PhotoState } from './send-photo';

const user = userEvent.setup({ applyAccept: false });
const uploaded: FakeAnswer = { body: { file: 'http://api.test/media/claims/new.png' } };
const released = jest.fn<undefined, [string]>();
let photos = 0;

beforeEach(() => {
  photos = 0;
  released.mockClear();
  URL.createObjectURL = () => `blob:photo-${(photos += 1)}`;
  URL.revokeObjectURL = released;
});
const open = (answer: FakeRoutes[string] = uploaded, draft: object | null = null) =>
  openClaimForm(draft, { api: { 'POST /customer-app/files': answer } });
const input = () => screen.getByLabelText('Receipt photo', { selector: 'input' });
const photo = () => new File(['GIF89a'], 'photo', { type: 'image/png' });
const button = (name: string) => screen.findByRole('button', { name: `${name} – Receipt photo` });
/** A photo is stored before it is sent: a test that ends earlier leaves it to the next one. */
const sent = (fake: FakeHost) => waitFor(() => expect(fake.requests).toHaveLength(1));
const never = () => new Promise<FakeAnswer>(() => undefined);

const preview = { url: 'http://api.test/media/claims/a.png', path: 'claims/a.png' };
test.each<[string, PhotoState, typeof preview | null, object]>([
  ['nothing', { kind: 'idle' }, null, { picture: null, percent: null, frame: true }],
  ['a saved photo', { kind: 'idle' }, preview, { picture: preview.url, percent: null, frame: false }],
  [
    'a photo on its way',
    { kind: 'sending', local: 'blob:1', share: 0.256 },
    null,
    { picture: 'blob:1', percent: '26', frame: false },
  ],
  [
    'a photo in place of a saved one',
    { kind: 'sending', local: 'blob:1', share: 1 },
    preview,
    { picture: 'blob:1', percent: '100', frame: false },
  ],
  [
    'a photo that waits',
    { kind: 'waiting', local: 'blob:1' },
    null,
    { picture: 'blob:1', percent: null, frame: false },
  ],
])('the preview of %s', (_, state, value, shown) => {
  const { container } = renderWithHost(<PhotoPreview state={state} value={value} label="Receipt photo" />);
  const pictures = screen.queryAllByRole('img', { name: 'Preview: Receipt photo' });
  expect(pictures.length).toBeLessThan(2);
  const bar = screen.queryByRole('progressbar', { name: 'Uploading…' });
  expect({
    picture: pictures[0]?.getAttribute('src')?.split('?')[0] ?? null,
    percent: bar?.getAttribute('aria-valuenow') ?? null,
    frame: container.querySelector('svg') !== null,
  }).toEqual(shown);
});

test('a photo on its way is said, and its button is busy', async () => {
  const { fake } = await open(never);
  await user.upload(input(), photo());
  const busy = await screen.findByRole('button', { name: /^Uploading…/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Uploading…');
  expect(screen.queryByText('Photo saved')).not.toBeInTheDocument();
  await sent(fake);
});

test('the button opens the choice of files of the system', async () => {
  await open();
  const press = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await button('Choose a photo'));
  expect(press.mock.contexts).toEqual([input()]);
  expect(input()).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['wide', () => undefined, true],
  ['narrow', onPhone, false],
])('on a %s screen the button has a picture: %s', async (_, setWidth, hasPicture) => {
  setWidth();
  await open();
  expect((await button('Choose a photo')).querySelector('svg') !== null).toBe(hasPicture);
});

test('a choice without a file changes nothing', async () => {
  await open(uploaded, fullDraft);
  await user.upload(input(), []);
  act(() => {
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await button('Choose another')).toBeEnabled();
  expect(screen.getAllByText('Photo saved')).toHaveLength(2);
});

test('of a file without a type the content decides', async () => {
  await open();
  await user.upload(input(), new File(['x'], 'list', { type: '' }));
  expect(await screen.findByText(/^This file is not a picture that can be read/)).toBeVisible();
  await user.upload(input(), new File(['GIF89a'], 'photo.heic', { type: '' }));
  expect(await screen.findByText('Photo saved')).toBeVisible();
});

test('what is wrong with a photo describes its button, until another one is chosen', async () => {
  await open();
  await user.upload(input(), new File(['x'], 'list', { type: 'application/pdf' }));
  const invalid = await button('Choose a photo');
  expect(invalid).toHaveAccessibleDescription('Please choose an image file.');
  expect(invalid).toHaveAttribute('data-invalid', 'true');
  await user.upload(input(), photo());
  const valid = await button('Choose another');
  expect(valid).not.toHaveAttribute('aria-describedby');
  expect(valid).not.toHaveAttribute('data-invalid');
});

test('a field that was left empty says so until a photo is on its way', async () => {
  const { fake } = await open(never);
  (await button('Choose a photo')).focus();
  await user.tab();
  expect(await button('Choose a photo')).toHaveAccessibleDescription('Please input this field');
  await user.upload(input(), photo());
  const busy = await screen.findByRole('button', { name: /^Uploading…/ });
  expect(busy).not.toHaveAttribute('aria-describedby');
  await sent(fake);
});

test('the photo that was saved before is gone as soon as another is chosen', async () => {
  const { fake, submit } = await open(never, fullDraft);
  expect(submit).toBeEnabled();
  await user.upload(input(), photo());
  expect(submit).toBeDisabled();
  await sent(fake);
});

test('addresses of previews are released: when the photo is saved, and when the page is left', async () => {
  const answers: FakeRoutes[string][] = [uploaded, never];
  const { fake } = await open((request) => {
    const answer = answers.shift() ?? uploaded;
    return typeof answer === 'function' ? answer(request) : answer;
  });
  await user.upload(input(), photo());
  await button('Choose another');
  const shown = () =>
    within(document.body)
      .queryAllByRole('img')
      .map((picture) => picture.getAttribute('src'));
  expect(shown().some((source) => source?.startsWith('blob:'))).toBe(false);
  const saved = released.mock.calls.length;
  expect(saved).toBeGreaterThan(0);
  await user.upload(input(), photo());
  await screen.findByRole('button', { name: /^Uploading…/ });
  const current = shown().find((source) => source?.startsWith('blob:'));
  expect(current).toBeDefined();
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(released).not.toHaveBeenCalledWith(current);
  act(() => {
    fake.host.navigation.navigate('/user/myCard');
  });
  await waitFor(() => expect(released).toHaveBeenCalledWith(current));
});

test('a photo whose page was left before it was sent is not reported', async () => {
  const late = lateAnswer();
  const { fake } = await open(late.route);
  await user.upload(input(), photo());
  await screen.findByRole('button', { name: /^Uploading…/ });
  await sent(fake);
  act(() => {
    fake.host.navigation.navigate('/user/myCard');
  });
  await late.arrive({ status: 500 });
  expect(fake.host.notify.messages$.value).toEqual([]);
});

test('under page translation a photo is chosen and replaced', async () => {
  const { fake } = await open();
  await button('Choose a photo');
  const end = translatePage();
  await user.upload(input(), photo());
  expect(await button('Choose another')).toBeInTheDocument();
  await screen.findByText('Photo saved');
  await sent(fake);
  end();
});

import { goOffline, goOnline } from '@mrw/shared-contracts/testing';
import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateAnswer } from '../../testing/late-answer';
import { closeAll, mountAt } from '../../testing/mount';

const key = 'mrw_member_claim_photo_receipt_12';
const uploaded: FakeAnswer = { body: { file: 'http://api.test/media/claims/new.png' } };
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
const open = async (answer: FakeRoutes[string] = uploaded) => {
  const fake = await mountAt('/transaction/create', { api: { 'POST /customer-app/files': answer } });
  await screen.findByRole('button', { name: 'Submit' });
  return fake;
};
const choose = (content = 'GIF89a', type = 'image/png') =>
  userEvent.upload(screen.getByLabelText('Receipt photo'), new File([content], 'photo', { type }));
const done = () => screen.findByRole('button', { name: 'Choose another – Receipt photo' });

test('a photo whose connection breaks is sent again, and the member need not do anything', async () => {
  const answers: FakeAnswer[] = [{ failure: 'network' }, uploaded];
  const fake = await open(() => answers.shift() ?? uploaded);
  await choose();
  await waitFor(() => {
    expect(fake.requests).toHaveLength(2);
  });
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(fake.host.notify.messages$.value).toEqual([]);
});

test.each<FakeAnswer>([{ ...uploaded, status: 201 }, { status: 500 }, { body: { path: 'claims/new.png' } }])(
  'a photo answered with %j asks to check back later and is sent once',
  async (answer) => {
    const fake = await open(answer);
    await choose();
    await waitFor(() => {
      expect(fake.host.notify.messages$.value.at(-1)).toMatchObject({
        text: expect.stringMatching(/check back later/) as unknown,
        tone: 'failed',
      });
    });
    expect(screen.queryByText('Photo saved')).not.toBeInTheDocument();
    expect(fake.requests).toHaveLength(1);
  },
);

test('a photo that is chosen without a network waits, and goes out when it is back', async () => {
  const fake = await open();
  goOffline();
  await choose();
  expect(await screen.findByText(/as soon as you are back/)).toBeInTheDocument();
  expect(fake.requests).toHaveLength(0);
  expect(sessionStorage.getItem(key)).toMatch(/^"data:image\/png;base64,/);
  goOnline();
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a photo that was not sent before a reload is sent after it', async () => {
  sessionStorage.setItem(key, '"data:image/jpeg;base64,aGVsbG8="');
  const fake = await open();
  expect(await screen.findByText('Photo saved')).toBeInTheDocument();
  const body = fake.requests[0]?.body;
  const file = body instanceof FormData ? body.get('file') : null;
  expect(file).toMatchObject({ type: 'image/jpeg', size: 5 });
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('what was kept of another kind is ignored', async () => {
  sessionStorage.setItem(key, '"data:image/jpeg;base64,%%%"');
  const fake = await open();
  expect(screen.getByRole('button', { name: 'Choose a photo – Receipt photo' })).toBeEnabled();
  expect(fake.requests).toHaveLength(0);
});

test('the last photo chosen counts, whatever becomes of the one before', async () => {
  const late = lateAnswer();
  const answers = [late.route];
  const fake = await open(() => answers.shift()?.() ?? uploaded);
  await choose();
  await waitFor(() => {
    expect(fake.requests).toHaveLength(1);
  });
  await choose('GIF87a');
  await done();
  await late.arrive({ status: 500 });
  expect(screen.getByText('Photo saved')).toBeInTheDocument();
  expect(fake.host.notify.messages$.value).toEqual([]);
});

test('a photo that is replaced on its way takes neither the state nor the copy of the next one with it', async () => {
  const settle: ((answer: FakeAnswer) => void)[] = [];
  const fake = await open(() => new Promise<FakeAnswer>((resolve) => settle.push(resolve)));
  const answer = (index: number, with_: FakeAnswer) =>
    act(async () => {
      settle[index]?.(with_);
      await Promise.resolve();
    });
  await choose();
  await waitFor(() => {
    expect(settle).toHaveLength(1);
  });
  await choose('GIF87a');
  await waitFor(() => {
    expect(settle).toHaveLength(2);
  });
  await answer(0, { status: 500 });
  expect(screen.getByRole('button', { name: /^Uploading…/ })).toBeInTheDocument();
  expect(sessionStorage.getItem(key)).toBe(`"data:image/png;base64,${btoa('GIF87a')}"`);
  expect(fake.host.notify.messages$.value).toEqual([]);
  await answer(1, uploaded);
  await done();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a page that is left while a photo is sent keeps the photo for its next visit', async () => {
  const late = lateAnswer();
  const fake = await open(late.route);
  await choose();
  await waitFor(() => {
    expect(fake.requests).toHaveLength(1);
  });
  await closeAll();
  await late.arrive(uploaded);
  expect(sessionStorage.getItem(key)).toBe(`"data:image/png;base64,${btoa('GIF89a')}"`);
});

test('a photo that cannot be drawn here and tells where it was taken does not leave the device', async () => {
  const fake = await open();
  await choose('ftypheic…Exif…', 'image/heic');
  expect(await screen.findByText(/Please choose a JPEG or PNG photo/)).toBeInTheDocument();
  expect(fake.requests).toHaveLength(0);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a photo that cannot be made smaller here and is too large for the server is refused before it is sent', async () => {
  const fake = await open();
  const photo = new File(['x'], 'photo', { type: 'image/heic' });
  jest.spyOn(photo, 'size', 'get').mockReturnValue(10 * 1024 * 1024 + 1);
  await userEvent.upload(screen.getByLabelText('Receipt photo'), photo);
  expect(await screen.findByText(/larger than 10 MB/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose a photo – Receipt photo' })).toBeEnabled();
  expect(fake.requests).toHaveLength(0);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a file that only calls itself a picture is told so, and is not sent', async () => {
  const fake = await open();
  await choose('%PDF-1.7');
  expect(await screen.findByText(/^This file is not a picture that can be read/)).toBeInTheDocument();
  expect(fake.requests).toHaveLength(0);
  expect(fake.host.notify.messages$.value).toEqual([]);
});

test.each<[FakeAnswer, RegExp]>([
  [
    { status: 400, body: { file: ['Upload a valid image.'] } },
    /^This file is not a picture that can be read/,
  ],
  [{ status: 413, body: { detail: 'The request is too large.' } }, /larger than 10 MB/],
  [{ status: 500 }, /^The photo could not be sent/],
])('under a photo that the server answers with %j stands what is wrong', async (answer, text) => {
  await open(answer);
  await choose();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

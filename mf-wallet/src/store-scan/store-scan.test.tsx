import { fakeCamera, renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asNarrowWindow, asPhone } from '../testing/wallet';
import { StoreScan } from './store-scan';

const camera = jest.fn(() => Promise.reject(new DOMException('none', 'NotFoundError')));

beforeEach(() => {
  camera.mockClear();
  stop.mockClear();
  fakeCamera(nothingSeen, camera);
});
const nothing = () => undefined;
const nothingSeen = () => null;
const stop = jest.fn(nothing);
const open = (onCode: (code: string) => void = nothing) =>
  renderWithHost(<StoreScan open onCode={onCode} onClose={nothing} />);

test('opens the camera on a phone', async () => {
  asPhone();
  open();
  expect(await screen.findByRole('dialog', { name: 'Scan store QR code' })).toBeInTheDocument();
  await screen.findByRole('alert');
  expect(camera).toHaveBeenCalledTimes(1);
});

test('says where to hold the code once the picture of the camera runs', async () => {
  asPhone();
  fakeCamera(nothingSeen);
  open();
  fireEvent.playing(await screen.findByLabelText('Picture of the camera'));
  expect(screen.getByRole('status')).toHaveTextContent('Hold the QR code of the store inside the frame.');
});

test.each([
  ['W-063 on a desktop', () => undefined],
  ['Q-067 in a narrow window of a desktop', asNarrowWindow],
])('%s it offers the download of the app and requests no camera', async (_, device) => {
  device();
  open();
  expect(await screen.findByRole('dialog', { name: 'Scan with the app' })).toBeInTheDocument();
  expect(await screen.findByTitle('QR code to download the app')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('Scan this code with your phone to download the app.');
  expect(camera).not.toHaveBeenCalled();
});

test('W-056 reports the code that the camera sees, once', async () => {
  asPhone();
  fakeCamera(() => 'STORE-1');
  const codes: string[] = [];
  open((code) => codes.push(code));
  await waitFor(() => {
    expect(codes).toEqual(['STORE-1']);
  });
});

test.each([
  ['W-112 no camera', 'NotFoundError', 'This device has no camera.'],
  ['a camera that is not allowed', 'NotAllowedError', 'The camera is not allowed.'],
])('%s is explained, with another way', async (_, name, text) => {
  asPhone();
  fakeCamera(nothingSeen, () => Promise.reject(new DOMException('refused', name)));
  const onCode = jest.fn();
  open(onCode);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('ask the staff to enter their code');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code under the QR code' }), 'STORE-1{Enter}');
  expect(onCode.mock.calls).toEqual([['STORE-1']]);
});

test.each([
  ['an error of the scanner', () => Promise.resolve({ getTracks: () => [{ stop }] }), true],
  [
    'a camera that cannot be read',
    () => Promise.reject(new DOMException('in use', 'NotReadableError')),
    false,
  ],
])('W-110 %s is a toast, and the camera goes off', async (_, opens, wasOpen) => {
  asPhone();
  fakeCamera(() => {
    throw new Error('wasm');
  }, opens);
  const { fake } = open();
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual([
      'The scanner stopped. Please try again, or ask the staff to enter their code.',
    ]);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The scanner stopped.');
  expect(stop.mock.calls.length > 0).toBe(wasOpen);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a camera that fails after the scanner was closed reports nothing', async () => {
  asPhone();
  let breakDown: (reason: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    breakDown = reject;
  });
  fakeCamera(nothingSeen, () => broken);
  const { fake, unmount } = open();
  unmount();
  breakDown(new DOMException('in use', 'NotReadableError'));
  await broken.catch(() => undefined);
  expect(fake.host.notify.messages$.value).toEqual([]);
});

import { fakeCamera, renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Scanner } from './scanner';

const words = {
  aim: 'Point the camera at the code.',
  noCamera: 'This device has no camera.',
  denied: 'The camera is not allowed.',
  failed: 'The camera does not work.',
};

type Opens = Parameters<typeof fakeCamera>[1];

function open(sees: string | null = null, opens?: Opens) {
  fakeCamera(() => sees, opens);
  const onCode = jest.fn();
  const { fake } = renderWithHost(
    <Scanner words={words} failedToast={(reason) => `No scan: ${reason}`} onCode={onCode} />,
  );
  const toasts = () => fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone]);
  return { user: userEvent.setup(), onCode, toasts };
}

const failWith = (name: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { name }));
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Code under the QR code' });

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('the code that the camera sees is passed on', async () => {
  const { onCode } = open('EARN-301');
  await waitFor(() => expect(onCode).toHaveBeenCalledTimes(1));
  expect(onCode).toHaveBeenCalledWith('EARN-301');
});

test('the instruction appears when the picture of the camera runs', () => {
  open();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Starting the camera…');
  fireEvent.playing(screen.getByLabelText('Picture of the camera'));
  expect(status).toHaveTextContent(words.aim);
});

test('a code can be typed while the camera works, and the camera can be chosen again', async () => {
  const { user } = open();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button('Type the code instead'));
  expect(field()).toBeVisible();
  expect(screen.queryByLabelText('Picture of the camera')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button('Scan the QR code instead'));
  expect(screen.getByLabelText('Picture of the camera')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a typed code is passed on without the spaces around it', async () => {
  const { user, onCode } = open();
  await user.click(button('Type the code instead'));
  await user.type(field(), '  EARN-301 ');
  await user.click(button('Use this code'));
  expect(onCode.mock.calls).toEqual([['EARN-301']]);
});

test.each(['nothing', 'spaces'])('%s cannot be sent as a code, and the button says why', async (typed) => {
  const { user, onCode } = open();
  await user.click(button('Type the code instead'));
  expect(field()).toHaveValue('');
  if (typed === 'spaces') await user.type(field(), '   ');
  expect(button('Use this code')).toBeDisabled();
  expect(button('Use this code')).toHaveAccessibleDescription('Type the code in first.');
  await user.type(field(), '{Enter}');
  expect(onCode).not.toHaveBeenCalled();
  await user.type(field(), 'E');
  expect(button('Use this code')).toBeEnabled();
});

test.each([
  ['there is no camera', 'NotFoundError', words.noCamera, []],
  ['the camera is refused', 'NotAllowedError', words.denied, []],
  ['the camera is broken', 'NotReadableError', words.failed, [['No scan: Device in use', 'failed']]],
])('when %s, the page says so and takes a typed code', async (_, name, text, shown) => {
  const { user, onCode, toasts } = open(null, failWith(name, 'Device in use'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts()).toEqual(shown);
  expect(screen.queryByRole('button', { name: 'Scan the QR code instead' })).not.toBeInTheDocument();
  await user.type(field(), 'EARN-301');
  await user.click(button('Use this code'));
  expect(onCode).toHaveBeenCalledWith('EARN-301');
});

test('a camera that failed can be tried again', async () => {
  const { user } = open(null, failWith('NotAllowedError', ''));
  await screen.findByRole('alert');
  fakeCamera(() => null);
  await user.click(button('Try again'));
  expect(screen.getByRole('status')).toHaveTextContent('Starting the camera…');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

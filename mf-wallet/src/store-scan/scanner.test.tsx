import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { openCamera } from './camera';
import { scanVideo } from './scan-video';
import Scanner from './scanner';

jest.mock('./camera');
jest.mock('./scan-video');

const camera = jest.mocked(openCamera);
const scan = jest.mocked(scanVideo);

beforeEach(() => {
  camera.mockResolvedValue({ kind: 'open' });
});

it('W-056 reports the code that the camera sees, once', async () => {
  scan.mockResolvedValue('STORE-1');
  const codes: string[] = [];
  renderWithHost(<Scanner onCode={(code) => codes.push(code)} />);
  await waitFor(() => {
    expect(codes).toEqual(['STORE-1']);
  });
});

it.each([
  ['W-112 no camera', 'no-camera', 'This device has no camera.'],
  ['a camera that is not allowed', 'denied', 'The camera is not allowed.'],
] as const)('%s is explained, with another way', async (_, kind, text) => {
  camera.mockResolvedValue({ kind });
  renderWithHost(<Scanner onCode={() => undefined} />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('ask the staff to enter their code');
});

it.each([
  ['an error of the scanner', () => scan.mockRejectedValue(new Error('wasm'))],
  ['a camera that cannot be read', () => camera.mockResolvedValue({ kind: 'broken' })],
])('W-110 %s is a toast', async (_, happens) => {
  happens();
  camera.mockClear();
  const { fake } = renderWithHost(<Scanner onCode={() => undefined} />);
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual([
      'The scanner stopped. Please try again, or ask the staff to enter their code.',
    ]);
  });
  expect(camera.mock.calls[0]?.[1].aborted).toBe(true);
});

it('a camera that breaks after the scanner was closed says nothing', async () => {
  let breakDown: (camera: { kind: 'broken' }) => void = () => undefined;
  camera.mockReturnValue(
    new Promise((resolve) => {
      breakDown = resolve;
    }),
  );
  const { fake, unmount } = renderWithHost(<Scanner onCode={() => undefined} />);
  unmount();
  breakDown({ kind: 'broken' });
  await camera.mock.results.at(-1)?.value;
  expect(fake.host.notify.messages$.value).toEqual([]);
});

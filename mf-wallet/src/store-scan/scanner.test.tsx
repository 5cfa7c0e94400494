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

it('W-110 an error of the scanner is a toast', async () => {
  scan.mockRejectedValue(new Error('wasm'));
  const { fake } = renderWithHost(<Scanner onCode={() => undefined} />);
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual([
      'The scanner stopped. Please try again, or ask the staff to enter their code.',
    ]);
  });
});

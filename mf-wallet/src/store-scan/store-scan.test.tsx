import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { asNarrowWindow, asPhone, closeWallet } from '../testing/wallet';
import { openCamera } from './camera';
import { StoreScan } from './store-scan';

jest.mock('./camera');

const camera = jest.mocked(openCamera);

beforeEach(() => {
  camera.mockReset().mockResolvedValue({ kind: 'no-camera' });
});
afterEach(closeWallet);

const nothing = () => undefined;
const open = () => renderWithHost(<StoreScan open onCode={nothing} onClose={nothing} />);

it('opens the camera on a phone', async () => {
  asPhone();
  open();
  expect(await screen.findByRole('dialog', { name: 'Scan store QR code' })).toBeInTheDocument();
  await screen.findByRole('alert');
  expect(camera).toHaveBeenCalledTimes(1);
});

it.each([
  ['W-063 on a desktop', () => undefined],
  ['Q-067 in a narrow window of a desktop', asNarrowWindow],
])('%s it offers the download of the app and asks for no camera', async (_, device) => {
  device();
  open();
  expect(await screen.findByRole('dialog', { name: 'Scan with the app' })).toBeInTheDocument();
  expect(await screen.findByTitle('QR code to download the app')).toBeInTheDocument();
  expect(camera).not.toHaveBeenCalled();
});

import { qrScanDelay } from '@mrw/shared-contracts/constants';
import { act, render, renderHook } from '@testing-library/react';
import type * as Camera from './camera';
import { useScanner } from './use-scanner';

const read = jest.fn<Promise<string | null>, []>();
const stop = jest.fn();
type Stream = { getTracks(): { stop(): void }[] };
const stream: Stream = { getTracks: () => [{ stop }] };
const openCamera = jest.fn<Promise<Stream>, []>();
jest.mock('./detector', () => ({ createDetector: () => Promise.resolve({ read }) }));
jest.mock('./camera', () => ({
  ...jest.requireActual<typeof Camera>('./camera'),
  openCamera: () => openCamera(),
}));

const onFailure = jest.fn();

function Scanner({ onCode = () => undefined }: { onCode?(code: string): void }) {
  return <video muted ref={useScanner({ onCode, onFailure })} />;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  openCamera.mockReset().mockResolvedValue(stream);
  read.mockReset().mockResolvedValue(null);
  stop.mockReset();
  onFailure.mockReset();
});
test('looks for a code every 1500 ms (§5, §9) until there is one', async () => {
  const onCode = jest.fn();
  render(<Scanner onCode={onCode} />);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(qrScanDelay - 1);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockResolvedValue('EARN-301');
  await pass(1);
  expect(onCode.mock.calls).toEqual([['EARN-301']]);
  await pass(10 * qrScanDelay);
  expect(read).toHaveBeenCalledTimes(2);
  // The picture stays until its page replaces it.
  expect(stop).not.toHaveBeenCalled();
});

test('lets the camera go when it is closed', async () => {
  const { unmount } = render(<Scanner />);
  await pass(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  await pass(qrScanDelay);
  expect(stop).toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a camera that opens after the page is closed is let go unseen', async () => {
  let opened: (stream: Stream) => void = () => undefined;
  openCamera.mockReturnValue(
    new Promise((resolve) => {
      opened = resolve;
    }),
  );
  const { unmount } = render(<Scanner />);
  unmount();
  opened(stream);
  await pass(0);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
});

test('a camera that does not open is reported, and nothing is searched', async () => {
  openCamera.mockRejectedValue(new Error('in use'));
  render(<Scanner />);
  await pass(qrScanDelay);
  expect(onFailure.mock.calls).toEqual([[{ kind: 'failed', message: 'in use' }]]);
  expect(read).not.toHaveBeenCalled();
});

test('a failure after the page is closed is not reported', async () => {
  openCamera.mockRejectedValue(new Error('in use'));
  const { unmount } = render(<Scanner />);
  unmount();
  await pass(0);
  expect(onFailure).not.toHaveBeenCalled();
});

test('without a video nothing is searched and nothing fails', async () => {
  renderHook(() => useScanner({ onCode: () => undefined, onFailure }));
  await pass(qrScanDelay);
  expect(read).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

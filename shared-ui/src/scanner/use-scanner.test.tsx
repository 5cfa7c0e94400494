import { qrScanDelay } from '@mrw/shared-contracts/constants';
import { act, render } from '@testing-library/react';
import { useScanner } from './use-scanner';

const read = jest.fn<Promise<string | null>, []>();
const stop = jest.fn();
jest.mock('./detector', () => ({ createDetector: () => Promise.resolve({ read }) }));
jest.mock('./camera', () => ({ openCamera: () => Promise.resolve({ getTracks: () => [{ stop }] }) }));

function Scanner({ onCode }: { onCode(code: string): void }) {
  return <video muted ref={useScanner({ onCode, onFailure: () => undefined })} />;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  read.mockReset().mockResolvedValue(null);
  stop.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
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
});

test('lets the camera go when it is closed', async () => {
  const { unmount } = render(<Scanner onCode={() => undefined} />);
  await pass(0);
  unmount();
  await pass(qrScanDelay);
  expect(stop).toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
});

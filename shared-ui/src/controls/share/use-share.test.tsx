import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShare } from './use-share';

const url = 'http://localhost/campaign/7';

function Page() {
  const { label, share, problem } = useShare({ title: 'Coffee', url });
  return (
    <>
      <button type="button" onClick={share}>
        {label}
      </button>
      {problem}
    </>
  );
}

function open(page = <Page />, richSharing = false) {
  const user = userEvent.setup();
  const { fake } = renderWithHost(page, { config: { richSharing } });
  return { user, toasts: () => fake.host.notify.messages$.value.map(({ text }) => text) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});
const canShare = (share: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
};

test('Q-077 a device that can share gets the link and its title', async () => {
  const share = jest.fn(() => Promise.resolve());
  canShare(share);
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Coffee', url });
  expect(toasts()).toEqual([]);
});

test('Q-077 any other device copies the link and says so', async () => {
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(toasts()).toEqual(['Copied']);
});

test('Q-182 a link that cannot be copied stays to be read, until a press works', async () => {
  const { user, toasts } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  expect(screen.queryByText(url)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(url)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The link could not be copied. Copy it here:');
  expect(toasts()).toEqual([]);
  write.mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.queryByText(url)).not.toBeInTheDocument();
});

describe('with text and picture', () => {
  const picture = 'http://api.test/media/7.jpg';

  function Whole() {
    const { label, share, reach } = useShare({ title: 'Coffee', url, text: 'Hot and cold', picture });
    return (
      <button type="button" onClick={share} {...reach}>
        {label}
      </button>
    );
  }

  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });
  const answerWith = (answer: () => Promise<unknown>) => {
    const load = jest.fn(answer);
    globalThis.fetch = load as unknown as typeof fetch;
    return load;
  };
  const jpeg = (type = 'image/jpeg', ok = true) =>
    answerWith(() => Promise.resolve({ ok, blob: () => Promise.resolve(new Blob(['x'], { type })) }));
  const takeFiles = () => {
    const share = jest.fn(() => Promise.resolve());
    canShare(share);
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    return share;
  };

  test('what the pointer is on is shared with its picture', async () => {
    const share = takeFiles();
    const load = jpeg();
    const { user } = open(<Whole />, true);
    await user.hover(screen.getByRole('button', { name: 'Share' }));
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(share).toHaveBeenCalledWith({
      title: 'Coffee',
      url,
      text: 'Hot and cold',
      files: [expect.objectContaining({ name: 'picture.jpg', type: 'image/jpeg' })],
    });
  });

  test.each<[string, () => unknown]>([
    ['that is not there yet', () => answerWith(() => new Promise(() => undefined))],
    ['that fails', () => answerWith(() => Promise.reject(new Error('offline')))],
    ['that is refused', () => jpeg('image/jpeg', false)],
    ['of a kind that apps do not take', () => jpeg('image/avif')],
  ])('a picture %s is left out', async (_, answer) => {
    const share = takeFiles();
    answer();
    const { user } = open(<Whole />, true);
    await user.hover(screen.getByRole('button', { name: 'Share' }));
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Coffee', url, text: 'Hot and cold' });
  });

  test('a device that takes no pictures loads none', async () => {
    canShare(() => Promise.resolve());
    const load = jpeg();
    const { user } = open(<Whole />, true);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(load).not.toHaveBeenCalled();
  });

  test('a deployment without them shares the link alone', async () => {
    const share = takeFiles();
    const load = jpeg();
    const { user } = open(<Whole />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(load).not.toHaveBeenCalled();
    expect(share).toHaveBeenCalledWith({ title: 'Coffee', url });
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing';
import { useLiveNews } from './use-live-news';

function Page() {
  const [count, setCount] = useState(0);
  const [waits, setWaits] = useState(true);
  useLiveNews(waits, ({ event, news }) => {
    if (event === 'unread') setCount(count + news.count);
  });
  return (
    <button
      type="button"
      onClick={() => {
        setWaits(!waits);
      }}
    >
      {count}
    </button>
  );
}

test('a page hears with its latest state, and only while it waits', async () => {
  const { fake, unmount } = renderWithHost(<Page />, { live: true });
  const tell = () => {
    let heard = 0;
    act(() => {
      heard = fake.tellLive({ event: 'unread', news: { uid: '1', count: 2 } });
    });
    return heard;
  };
  expect([tell(), tell()]).toEqual([1, 1]);
  const count = screen.getByRole('button', { name: '4' });
  await userEvent.click(count);
  expect(tell()).toBe(0);
  await userEvent.click(count);
  expect(tell()).toBe(1);
  expect(count).toHaveTextContent('6');
  unmount();
  expect(tell()).toBe(0);
});

test('with a host that has no live answers a page does without', () => {
  const { fake } = renderWithHost(<Page />);
  expect(fake.host.live).toBeUndefined();
  expect(screen.getByRole('button', { name: '0' })).toBeVisible();
});

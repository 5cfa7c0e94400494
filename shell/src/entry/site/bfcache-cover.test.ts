import { coverForBfcache } from './bfcache-cover';

const away = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));

function page() {
  const cover = document.createElement('div');
  const onReturn = jest.fn();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  coverForBfcache(window, cover, onReturn);
  const draw = () => {
    for (const frame of frames) frame(0);
  };
  return { cover, onReturn, draw };
}

test('a page that is kept for going back is covered until it is known who is logged in', () => {
  const { cover, onReturn, draw } = page();
  away('pagehide', true);
  expect(cover.style.visibility).toBe('hidden');
  away('pageshow', true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(cover.style.visibility).toBe('hidden');
  draw();
  expect(cover.style.visibility).toBe('');
});

test('a page that is opened or closed for good is left alone', () => {
  const { cover, onReturn } = page();
  away('pageshow', false);
  away('pagehide', false);
  expect(onReturn).not.toHaveBeenCalled();
  expect(cover.style.visibility).toBe('');
});

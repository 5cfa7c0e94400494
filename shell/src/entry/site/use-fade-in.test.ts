import { renderHook } from '@testing-library/react';
import { useFadeIn } from './use-fade-in';

const cancel = jest.fn();
const animate = jest.fn(() => ({ cancel }));

function open(path: string, element: HTMLElement) {
  const main = { current: element };
  return renderHook(
    (shown: string) => {
      useFadeIn(main, shown);
    },
    { initialProps: path },
  );
}

const animated = () => Object.assign(document.createElement('main'), { animate });

afterEach(() => {
  jest.clearAllMocks();
});

test('the first page is there at once, each later one fades in, and what is taken away stops', () => {
  const { rerender, unmount } = open('/home', animated());
  rerender('/home');
  expect(animate).not.toHaveBeenCalled();
  rerender('/inbox');
  rerender('/inbox');
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.objectContaining({ duration: 120 }));
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('nothing fades for who requested less motion', () => {
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(original(query), { matches: query.includes('reduce') }));
  open('/home', animated()).rerender('/inbox');
  expect(animate).not.toHaveBeenCalled();
});

test('a browser that cannot animate shows the page', () => {
  const { rerender } = open('/home', document.createElement('main'));
  expect(() => {
    rerender('/inbox');
  }).not.toThrow();
});

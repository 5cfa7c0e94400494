import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Carousel } from './carousel';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, content: <p>Slide {index + 1}</p> }));

const carousel = (count: number, startAt?: number) => (
  <Carousel label="Pictures" slides={slides(count)} {...(startAt === undefined ? {} : { startAt })} />
);

const scroller = () => screen.getByRole('group', { name: 'Pictures' });
const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByRole('status').textContent;

/** A swipe, or a scroll of the browser, to a place in px. */
function scrollTo(pixels: number) {
  scroller().scrollLeft = pixels;
  fireEvent.scroll(scroller());
}

let width = 300;
beforeEach(() => {
  width = 300;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
});

test('a slide that is out of view cannot be focused', async () => {
  renderWithHost(carousel(3));
  const inert = () =>
    [1, 2, 3].map((number) =>
      screen.getByRole('group', { name: `${number} of 3`, hidden: true }).hasAttribute('inert'),
    );
  expect(inert()).toEqual([false, true, true]);
  await userEvent.click(button('Next'));
  expect(inert()).toEqual([true, false, true]);
});

test('the dot of the slide that is shown is the current one', async () => {
  renderWithHost(carousel(3));
  const current = () =>
    [1, 2, 3].map((number) => button(`${number} of 3`).getAttribute('aria-current') === 'true');
  expect(current()).toEqual([true, false, false]);
  await userEvent.click(button('3 of 3'));
  expect(current()).toEqual([false, false, true]);
});

test('Next and Previous scroll by one slide and stop at the ends', async () => {
  renderWithHost(carousel(3));
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Next'));
  await userEvent.click(button('Next'));
  expect(scroller().scrollLeft).toBe(600);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Previous'));
  expect(scroller().scrollLeft).toBe(300);
  expect(position()).toBe('2 of 3');
});

test('one slide has no controls, takes no focus and leaves the arrow keys to the page', () => {
  renderWithHost(carousel(1));
  const slide = screen.getByRole('group', { name: '1 of 1' });
  expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  const place = slide.parentElement?.parentElement;
  expect(place && fireEvent.keyDown(place, { key: 'ArrowRight' })).toBe(true);
});

test.each([
  ['all slides are links or buttons', [true, true], false],
  ['one of the slides takes no focus itself', [true, false], true],
  ['no slide takes the focus itself', [false, false], true],
])('when %s, the slides together are a tab stop: %p', (_, takes, isStop) => {
  renderWithHost(
    <Carousel
      label="Pictures"
      slides={takes.map((takesFocus, id) => ({ id, takesFocus, content: <p>Slide</p> }))}
    />,
  );
  expect(screen.queryByRole('group', { name: 'Pictures' }) !== null).toBe(isStop);
});

describe('a scroll', () => {
  test.each([
    [140, '1 of 3'],
    [160, '2 of 3'],
    [600, '3 of 3'],
  ])('to %i px selects the nearest slide: %s', (pixels, at) => {
    renderWithHost(carousel(3));
    scrollTo(pixels);
    expect(position()).toBe(at);
  });

  test('that a button started does not select the slides in between', async () => {
    renderWithHost(carousel(3));
    await userEvent.click(button('3 of 3'));
    scrollTo(300);
    expect(position()).toBe('3 of 3');
    scrollTo(600);
    scrollTo(300);
    expect(position()).toBe('2 of 3');
  });

  test('that a finger interrupts selects the slide at which it ends', async () => {
    renderWithHost(carousel(3));
    await userEvent.click(button('3 of 3'));
    fireEvent.pointerDown(scroller());
    scrollTo(300);
    expect(position()).toBe('2 of 3');
  });

  test('of slides without a width selects nothing', () => {
    renderWithHost(carousel(3));
    scrollTo(300);
    width = 0;
    scrollTo(600);
    expect(position()).toBe('2 of 3');
  });
});

test('the arrow keys move two slides, other keys are left to the browser', () => {
  renderWithHost(carousel(2));
  expect(fireEvent.keyDown(scroller(), { key: 'ArrowRight' })).toBe(false);
  expect(position()).toBe('2 of 2');
  expect(fireEvent.keyDown(scroller(), { key: 'x' })).toBe(true);
  expect(position()).toBe('2 of 2');
  fireEvent.keyDown(scroller(), { key: 'ArrowLeft' });
  expect(position()).toBe('1 of 2');
});

test('it starts at the wanted slide at once, without a scroll over those before it', () => {
  const scrolls: [number, string][] = [];
  jest.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(function (
    this: HTMLElement,
    pixels: number,
  ) {
    scrolls.push([pixels, this.style.scrollBehavior]);
  });
  renderWithHost(carousel(3, 2));
  expect(scrolls).toEqual([[600, 'auto']]);
  expect(scroller().style.scrollBehavior).toBe('');
  expect(position()).toBe('3 of 3');
});

test('slides that are added leave the shown slide in place, and a key moves one slide', async () => {
  function Growing() {
    const [count, setCount] = useState(3);
    return (
      <>
        <button onClick={() => setCount(4)}>Add</button>
        {carousel(count)}
      </>
    );
  }
  renderWithHost(<Growing />);
  scrollTo(300);
  await userEvent.click(button('Add'));
  expect(scroller().scrollLeft).toBe(300);
  expect(position()).toBe('2 of 4');
  fireEvent.keyDown(scroller(), { key: 'ArrowRight' });
  expect(position()).toBe('3 of 4');
});

import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useCarousel } from './use-carousel';

const mockEmbla = jest.fn();
jest.mock('embla-carousel', () => ({
  __esModule: true,
  default: (...given: unknown[]): unknown => mockEmbla(...given),
}));

const scrollTo = jest.fn();
const destroy = jest.fn();
let at = 0;
const told = new Map<string, () => void>();

beforeEach(() => {
  at = 0;
  told.clear();
  for (const mock of [scrollTo, destroy, mockEmbla]) mock.mockReset();
  mockEmbla.mockImplementation((_: Element, { startIndex }: { startIndex: number }) => {
    at = startIndex;
    return {
      scrollTo,
      destroy,
      selectedScrollSnap: () => at,
      on: (event: string, then: () => void) => told.set(event, then),
    };
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

function Slides({ count = 3, startAt = 0 }: { count?: number; startAt?: number }) {
  const { viewport, selected, enhanced, goTo } = useCarousel(count, startAt);
  return (
    <>
      <div ref={viewport} data-testid="slides" />
      <p>
        {selected + 1} of {count}, {enhanced ? 'dragged' : 'scrolled'}
      </p>
      <button onClick={() => goTo(2)}>Last</button>
    </>
  );
}

const slides = () => screen.getByTestId('slides');
const state = () => screen.getByRole('paragraph').textContent;

/** The pointer comes above the slides; jsdom has no pointer events. */
const enter = (pointerType: string) =>
  fireEvent(slides(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

/** The pointer comes, and what is loaded for it arrives. */
const point = (pointerType: string) =>
  act(async () => {
    enter(pointerType);
    await import('embla-carousel');
  });

/** The visitor drags the slides to another one. */
const drag = (to: number) =>
  act(() => {
    at = to;
    told.get('select')?.();
  });

test('a mouse can drag the slides, from the one that is shown', async () => {
  render(<Slides />);
  slides().scrollLeft = 300;
  fireEvent.scroll(slides());
  expect(state()).toBe('2 of 3, scrolled');
  await point('mouse');
  expect(mockEmbla).toHaveBeenCalledWith(slides(), { startIndex: 1, loop: false });
  expect(slides().scrollLeft).toBe(0);
  expect(state()).toBe('2 of 3, dragged');
  drag(2);
  expect(state()).toBe('3 of 3, dragged');
});

test('nothing is loaded for a finger, which scrolls', async () => {
  render(<Slides />);
  await point('touch');
  expect(mockEmbla).not.toHaveBeenCalled();
  expect(state()).toBe('1 of 3, scrolled');
});

test('a mouse that comes twice makes the slides draggable once', async () => {
  render(<Slides />);
  await point('mouse');
  await point('mouse');
  expect(mockEmbla).toHaveBeenCalledTimes(1);
});

test('while slides can be dragged, buttons and keys move them there, and a scroll means nothing', async () => {
  render(<Slides />);
  await point('mouse');
  drag(1);
  fireEvent.scroll(slides());
  expect(state()).toBe('2 of 3, dragged');
  fireEvent.keyDown(slides(), { key: 'ArrowRight' });
  expect(scrollTo).toHaveBeenLastCalledWith(2);
  drag(0);
  fireEvent.click(screen.getByRole('button', { name: 'Last' }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(slides().scrollLeft).toBe(0);
  expect(state()).toBe('3 of 3, dragged');
});

test('slides that change in number stay at the one that was dragged to, and scroll again', async () => {
  const { rerender } = render(<Slides />);
  await point('mouse');
  drag(2);
  rerender(<Slides count={4} />);
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(slides().scrollLeft).toBe(600);
  expect(state()).toBe('3 of 4, scrolled');
});

test('slides that are left before dragging is loaded stay as they are', async () => {
  const { unmount } = render(<Slides />);
  enter('mouse');
  unmount();
  await act(() => import('embla-carousel'));
  expect(mockEmbla).not.toHaveBeenCalled();
});

test('when dragging cannot be loaded the slides still scroll', async () => {
  mockEmbla.mockImplementation(() => {
    throw new Error('offline');
  });
  render(<Slides />);
  await point('mouse');
  fireEvent.keyDown(slides(), { key: 'ArrowRight' });
  expect(slides().scrollLeft).toBe(300);
  expect(state()).toBe('2 of 3, scrolled');
});

test('a slide that is removed is not selected any more', () => {
  const { rerender } = render(<Slides startAt={2} />);
  expect(state()).toBe('3 of 3, scrolled');
  rerender(<Slides count={2} startAt={2} />);
  expect(state()).toBe('2 of 2, scrolled');
});

test('without an element the slide is only remembered', () => {
  const { result } = renderHook(() => useCarousel(3));
  act(() => result.current.goTo(2));
  expect(result.current.selected).toBe(2);
});

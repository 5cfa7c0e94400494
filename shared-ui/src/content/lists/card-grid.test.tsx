import { forgetSizes, watchSizes } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { CardGrid } from './card-grid';

/** The heights of the cards in px. */
let heights: readonly number[] = [];
let rowGap = '16px';
let resize: ReturnType<typeof watchSizes>;

beforeEach(() => {
  heights = [300, 200, 250, 250];
  rowGap = '16px';
  resize = watchSizes();
  const styleOf = window.getComputedStyle;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      Object.assign(styleOf(element), { gridTemplateColumns: '400px 400px', rowGap }),
    );
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[[...(this.parentElement?.children ?? [])].indexOf(this)] ?? 0;
  });
});

afterEach(() => {
  forgetSizes();
  Reflect.deleteProperty(globalThis, '__MRW_DRAWING__');
});

const grid = (count: number, masonry?: boolean) => (
  <CardGrid label="Coupons" {...(masonry === undefined ? {} : { masonry })}>
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>Card {index + 1}</p>
    ))}
  </CardGrid>
);

const list = () => screen.getByRole('list', { name: 'Coupons' });
const moves = () => screen.getAllByRole('listitem').map((cell) => cell.style.transform);

/** The browser reports the sizes of all that is watched. */
const measure = () => [list(), ...screen.getAllByRole('listitem')].forEach(resize);

function resizeCard(index: number): void {
  const cell = screen.getAllByRole('listitem')[index];
  if (cell) resize(cell);
}

test('every card is an item of the list, and what is absent is none', () => {
  render(
    <CardGrid label="Coupons">
      <p>Card 1</p>
      {false}
      {null}
      <p>Card 2</p>
    </CardGrid>,
  );
  const cards = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(cards).toEqual(['Card 1', 'Card 2']);
});

test.each([
  [[300, 200, 250, 250], '16px', ['', '', '', 'translateY(-100px)'], ''],
  [[100, 300, 50], '16px', ['', '', 'translateY(-200px)'], '-66px'],
  [[100, 300, 50], 'normal', ['', '', 'translateY(-200px)'], '-50px'],
  [[300, 200, 250, 350], '16px', ['', '', '', 'translateY(-100px)'], '-100px'],
  [[300, 200, 250], '16px', ['', '', ''], ''],
  [[300, 200], '16px', ['', ''], ''],
])('cards of %j px with a gap of %s move by %j, the list by "%s"', (given, gap, moved, shorter) => {
  heights = given;
  rowGap = gap;
  render(grid(given.length, true));
  measure();
  expect(moves()).toEqual(moved);
  expect(list().style.marginBottom).toBe(shorter);
});

test('a card that grows is enough, and moves are taken back', () => {
  const { rerender } = render(grid(4, true));
  measure();
  heights = [300, 300, 250, 250];
  resizeCard(1);
  expect(moves()).toEqual(['', '', '', '']);
  expect(list().style.marginBottom).toBe('');
  // A card that is added is watched as well.
  heights = [300, 200, 250, 250, 100];
  rerender(grid(5, true));
  resizeCard(4);
  expect(moves()).toEqual(['', '', '', 'translateY(-100px)', '']);
});

describe('the rows stay even', () => {
  test.each<[when: string, masonry: boolean | undefined, prepare: () => unknown]>([
    ['unless masonry is wanted', undefined, () => undefined],
    [
      'while the page is drawn for its document',
      true,
      () => Reflect.set(globalThis, '__MRW_DRAWING__', true),
    ],
    ['in a browser that watches no sizes', true, () => Reflect.deleteProperty(globalThis, 'ResizeObserver')],
  ])('%s', (_, masonry, prepare) => {
    prepare();
    render(grid(4, masonry));
    measure();
    expect(moves()).toEqual(['', '', '', '']);
    expect(list().style.marginBottom).toBe('');
  });

  test('when masonry is not wanted any more, nothing is watched', () => {
    const { rerender } = render(grid(4, true));
    rerender(grid(4, false));
    measure();
    expect(moves()).toEqual(['', '', '', '']);
  });
});

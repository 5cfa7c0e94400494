import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ProgressLine } from './progress-line';
import { Skeleton, SkeletonCards } from './skeleton';

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__MRW_DRAWING__');
});

test.each([
  [undefined, 'Updating'],
  ['Reading the stores again', 'Reading the stores again'],
])('a line of progress with the label %p is named %s', (label, name) => {
  renderWithHost(<ProgressLine busy {...(label === undefined ? {} : { label })} />);
  expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
});

test('without work the space of the line stays, empty and without a role', () => {
  const { container } = renderWithHost(<ProgressLine busy={false} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

test('while the page is drawn for its document the line does not run', () => {
  Reflect.set(globalThis, '__MRW_DRAWING__', true);
  renderWithHost(<ProgressLine busy />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

/** What is drawn: the number of lines of text, the width of a single one and the boxes of a ratio. */
const shapeOf = (container: HTMLElement) => ({
  lines: container.querySelectorAll('[aria-hidden="true"] > span').length,
  width: container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.width,
  photos: container.querySelectorAll('.box.photo').length,
});

test.each([
  [{ lines: 1 }, { lines: 1, width: '', photos: 0 }],
  [{ lines: 3 }, { lines: 3, width: '', photos: 0 }],
  [{ width: '8em' }, { lines: 0, width: '8em', photos: 0 }],
  [{ ratio: '4/3' }, { lines: 0, width: '', photos: 1 }],
] as const)('a skeleton with %j has the shape %j and is not read', (props, shape) => {
  const { container } = renderWithHost(<Skeleton {...props} />);
  expect(shapeOf(container)).toEqual(shape);
});

test.each([
  [undefined, 6],
  [1, 1],
  [6, 6],
  [20, 6],
])('with a count of %p, %i cards of a picture and two lines are drawn', (count, drawn) => {
  const { container } = renderWithHost(<SkeletonCards {...(count === undefined ? {} : { count })} />);
  const cards = Array.from(container.querySelectorAll('li'));
  expect(cards).toHaveLength(drawn);
  for (const card of cards) {
    expect(card.querySelectorAll('.box.wide')).toHaveLength(1);
    expect(card.querySelectorAll('.line')).toHaveLength(2);
  }
});

test('the skeleton of a list is not read, has its ratio and the columns of the list', () => {
  const { container } = renderWithHost(
    <SkeletonCards ratio="1/1" columns={{ desktop: 3, tablet: 2, phone: 1 }} />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelectorAll('.box.square')).toHaveLength(6);
  expect(container.querySelector('ul')).toHaveClass('desktop3', 'tablet2', 'phone1');
});

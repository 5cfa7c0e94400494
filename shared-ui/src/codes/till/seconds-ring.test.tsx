import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { SecondsRing } from './seconds-ring';

test.each([
  ['a code that is followed by another', false, 'New code in 1:05'],
  ['the last code', true, 'Ends in 1:05'],
])('%s says when it ends', (_, last, text) => {
  renderWithHost(<SecondsRing secondsLeft={65} of={120} last={last} />);
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

/** The share of the ring that is drawn. */
function drawn(container: HTMLElement): number {
  const ring = container.querySelector('circle[stroke-dasharray]');
  const length = Number(ring?.getAttribute('stroke-dasharray'));
  return 1 - Number(ring?.getAttribute('stroke-dashoffset')) / length;
}

test.each([
  [120, 1],
  [90, 0.75],
  [30, 0.25],
  [0, 0],
])('with %p of 120 seconds left the ring is drawn to a share of %p', (secondsLeft, share) => {
  const { container } = renderWithHost(<SecondsRing secondsLeft={secondsLeft} of={120} />);
  expect(drawn(container)).toBeCloseTo(share);
});

test('the whole ring is as long as its circle', () => {
  const { container } = renderWithHost(<SecondsRing secondsLeft={60} of={60} />);
  const ring = container.querySelector('circle[stroke-dasharray]');
  const length = Number(ring?.getAttribute('stroke-dasharray'));
  expect(length / Number(ring?.getAttribute('r'))).toBeCloseTo(2 * Math.PI);
});

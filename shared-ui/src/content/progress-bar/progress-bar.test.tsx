import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

test.each([0, 40, 100])('a bar at %i percent tells its value and is as wide', (percent) => {
  render(<ProgressBar label="Stamps" percent={percent} />);
  const bar = screen.getByRole('progressbar', { name: 'Stamps' });
  expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar.firstElementChild).toHaveStyle({ width: `${percent}%` });
});

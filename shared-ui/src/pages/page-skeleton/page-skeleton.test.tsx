import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';

test('a page that is loading is busy and reserves the space of its title', () => {
  const { container } = renderWithHost(
    <PageSkeleton>
      <p>Cards</p>
    </PageSkeleton>,
  );
  const page = container.querySelector('[aria-busy="true"]');
  expect(page).toContainElement(screen.getByText('Cards'));
  expect(page?.querySelector('[aria-hidden="true"]')).toHaveStyle({ width: '8em' });
  expect(screen.queryByRole('heading')).toBeNull();
});

import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedTabs } from './segmented-tabs';

function Coupons() {
  const [tab, setTab] = useState<'available' | 'unavailable' | 'obsolete'>('available');
  return (
    <SegmentedTabs
      label="My coupons"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'available', label: 'Available' },
        { id: 'unavailable', label: 'Unavailable' },
        { id: 'obsolete', label: 'Used and expired' },
      ]}
    >
      Panel of {tab}
    </SegmentedTabs>
  );
}

test('a press shows the panel, which the tab names', async () => {
  renderWithHost(<Coupons />);
  await userEvent.click(screen.getByRole('tab', { name: 'Unavailable' }));
  expect(screen.getByRole('tabpanel', { name: 'Unavailable' })).toHaveTextContent('Panel of unavailable');
});

test('one tab is in the tab order and arrow keys move from it, round the ends', async () => {
  renderWithHost(<Coupons />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Available' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'Used and expired' });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of available');
});

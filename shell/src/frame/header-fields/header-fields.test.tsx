import type { HeaderField, Member } from '@mrw/shared-contracts';
import { fakeHost, renderWithHost, samplePointAccount } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderFields } from './header-fields';
import { headerFields } from './field-text';

const member = {
  uid: '1',
  membershipId: 'M-1',
  displayName: 'Chan Ming',
  customer: null,
  pointAccount: { balance: 12_500, current_level_data: { name: 'Gold' } },
} as unknown as Member;

test.each<[HeaderField, string]>([
  ['display_name', 'Chan Ming'],
  ['app_name', 'Harbour Rewards'],
  ['level_name', 'Gold'],
  ['greeting', 'Hello'],
  ['welcome', 'Welcome to Harbour Rewards'],
  ['points', '12.5K points'],
  ['cash', 'HK$12.00'],
  ['point_with_cash', '12.5K points (HK$12.00)'],
])('§2 the field %s is written as %j', (field, text) => {
  const { container } = renderWithHost(<HeaderFields member={member} />, {
    config: { headerFields: [field] },
  });
  expect(container.textContent).toBe(text);
});

test('in the header the fields have a look of their own', () => {
  const { container, unmount } = renderWithHost(<HeaderFields member={member} />);
  expect(container.querySelectorAll('.inHeader')).toHaveLength(0);
  unmount();
  const { container: header } = renderWithHost(<HeaderFields member={member} inHeader />);
  expect(header.querySelectorAll('.fields.inHeader')).toHaveLength(1);
  expect([...header.querySelectorAll('.field')].map(({ textContent }) => textContent)).toEqual([
    'Chan Ming',
    'Gold',
    '12.5K points',
  ]);
});

test('the whole number of abbreviated points is there for a screen reader and a pointer', () => {
  const config = { pointsTimeline: true, headerFields: ['points'] satisfies HeaderField[] };
  const { container } = renderWithHost(<HeaderFields member={member} />, { config });
  expect(container).toHaveTextContent('12.5K points (12,500 points)');
  expect(container.querySelector('[title]')).toHaveAttribute('title', '12,500 points');
});

test('points that are written in full have no second text and no button', () => {
  const few = { ...member, pointAccount: { balance: 120, current_level_data: { name: 'Gold' } } } as Member;
  const config = { pointsTimeline: true, headerFields: ['points'] satisfies HeaderField[] };
  const { container } = renderWithHost(<HeaderFields member={few} />, { config });
  expect(container.textContent).toBe('120 points');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press in the menu writes the points in full, and the next one abbreviates them', async () => {
  const config = { pointsTimeline: true, headerFields: ['point_with_cash'] satisfies HeaderField[] };
  const { unmount } = renderWithHost(<HeaderFields member={member} />, { config });
  const points = screen.getByRole('button', { name: '12.5K points (HK$12.00) (12,500 points)' });
  await userEvent.click(points);
  expect(points).toHaveTextContent('12,500 points (HK$12.00) (12,500 points)');
  await userEvent.click(points);
  expect(points).toHaveTextContent('12.5K points (HK$12.00) (12,500 points)');
  unmount();
  renderWithHost(<HeaderFields member={member} inHeader />, { config });
  expect(screen.queryByRole('button')).toBeNull();
});

describe('field text', () => {
  const { config } = fakeHost().host;
  const member = {
    uid: '2',
    membershipId: 'M-2',
    displayName: 'Ming',
    customer: null,
    pointAccount: samplePointAccount({ balance: 12_345 }),
  };

  const shown = (fields: readonly HeaderField[], known = true, levels = true) =>
    headerFields(
      { ...config, flags: { ...config.flags, levels }, headerFields: [...fields] },
      known ? member : { ...member, pointAccount: null },
      'Harbour Rewards',
    );

  test('each of the eight fields says its part, in the order of the deployment (§2, Q-048)', () => {
    expect(
      shown([
        'greeting',
        'display_name',
        'welcome',
        'app_name',
        'level_name',
        'points',
        'cash',
        'point_with_cash',
      ]),
    ).toEqual([
      { kind: 'greeting' },
      { kind: 'plain', text: 'Ming' },
      { kind: 'welcome', app: 'Harbour Rewards' },
      { kind: 'plain', text: 'Harbour Rewards' },
      { kind: 'plain', text: 'Silver' },
      { kind: 'points', points: '12.3K', whole: '12,345' },
      { kind: 'cash', cash: 'HK$12.00' },
      { kind: 'pointWithCash', points: '12.3K', cash: 'HK$12.00', whole: '12,345' },
    ]);
  });

  test('what is not known yet is left out', () => {
    expect(shown(['display_name', 'level_name', 'points', 'cash', 'point_with_cash'], false)).toEqual([
      { kind: 'plain', text: 'Ming' },
    ]);
  });

  test('a deployment without levels names none (Q-047)', () => {
    expect(shown(['level_name', 'display_name'], true, false)).toEqual([{ kind: 'plain', text: 'Ming' }]);
  });
});

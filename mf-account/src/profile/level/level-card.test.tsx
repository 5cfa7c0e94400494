import { fakeHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleSession } from '../../testing/members';
import { renderForMember } from '../../testing/render-for-member';
import { LevelCard } from './level-card';

type Points = NonNullable<Parameters<typeof sampleSession>[0]>['pointAccount'];

function show(pointAccount: Points, levels = true) {
  const { flags } = fakeHost().host.config;
  renderForMember(<LevelCard>Number</LevelCard>, {
    session: sampleSession({ displayName: 'Ace', pointAccount }),
    config: { flags: { ...flags, levels } },
  });
  return screen.getByRole('region', { name: 'Membership level' });
}

test.each<[string, Points, boolean, string]>([
  ['a level', {}, true, 'AceSilverNumber'],
  ['unknown points', null, true, 'AceNumber'],
  ['a deployment without levels', {}, false, 'AceNumber'],
])('the card of a member with %s', (_, points, levels, text) => {
  expect(show(points, levels)).toHaveTextContent(new RegExp(`^${text}$`));
});

test.each<[string, Points, string]>([
  ['the second level', { current_level: '2' }, 'card level2'],
  ['the fourth level', { current_level: '4' }, 'card level4'],
  ['a level without a look', { current_level: '9' }, 'card level1'],
  ['unknown points', null, 'card level1'],
])('the card has the colours of %s', (_, points, look) => {
  expect(show(points).className).toBe(look);
});

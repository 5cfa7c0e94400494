import { packageName, releaseVersion } from '@mrw/shared-contracts/manifest';

/** What an operator can do to a package; each is the command of the same name. */
const actionNames = ['promote', 'rollout', 'plan', 'rollback', 'disable', 'enable'] as const;
export type ActionName = (typeof actionNames)[number];

/** What each does, for the question before it. */
export const consequences: Readonly<Record<ActionName, string>> = {
  promote: 'This version goes live on all devices at once. A rollout under way ends.',
  rollout: 'This part of the devices gets the version at its next page load. A plan under way ends.',
  plan: 'The version goes to more and more devices while nothing speaks against it. It needs “release watch”.',
  rollback:
    'With a rollout under way the canary is withdrawn. Without one the earlier version goes live on all devices.',
  disable: 'Every page of this package shows a panel on all devices, open pages included, within a minute.',
  enable: 'The pages of this package are shown again on all devices.',
};

type Form = { get(name: string): string | null };

/**
 * The words behind `npm run release --` for a form.
 *
 * @throws Error that says what is wrong with a field
 */
export function commandOf(form: Form): string[] {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const action = actionNames.find((name) => name === text('action'));
  const name = text('package');
  if (!action) throw new Error('There is no such action.');
  if (!packageName.safeParse(name).success) throw new Error('The name of the package is missing.');
  const version = () => {
    if (!releaseVersion.safeParse(text('version')).success) throw new Error('Choose a version.');
    return text('version');
  };
  const reason = text('reason').slice(0, 200);
  const why = reason ? [`--reason=${reason}`] : [];
  switch (action) {
    case 'promote':
      return ['promote', name, version()];
    case 'rollout':
      if (!/^(\d{1,2}|100)$/.test(text('percent')))
        throw new Error('The share is a whole number from 0 to 100.');
      return ['rollout', name, text('percent'), version()];
    case 'plan':
      return ['rollout', name, version(), `--plan=${text('shares')}`, `--every=${text('every')}`];
    case 'rollback':
      return ['rollback', name, ...(text('version') ? [`--to=${version()}`] : [])];
    case 'disable':
    case 'enable':
      return [action, name, ...why];
  }
}

/** As it is typed in a shell. */
export const typed = (words: readonly string[]) =>
  [
    'npm run release --',
    ...words.map((word) => (/^[\w.,=%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)),
  ].join(' ');

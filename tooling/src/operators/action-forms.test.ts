import type { LeftBecause } from '../release/left-versions';
import { actionForms } from './action-forms';

const stage = (version: string) => ({ version, by: 'ops', at: '2026-11-27T10:00:00.000Z' });

test.each<[string, Record<string, LeftBecause>, string | null]>([
  ['the newest version', {}, '1.3.0'],
  ['not the newest, when it was withdrawn', { '1.3.0': 'withdrawn' }, '1.2.0'],
  ['none, when all that are newer were left', { '1.3.0': 'withdrawn', '1.2.0': 'rolled back' }, null],
])('a form has preset %s', (_, left, preset) => {
  const { markup } = actionForms({
    name: 'mf-stores',
    pointer: { live: stage('1.1.0'), earlier: ['1.0.0'] },
    versions: ['1.3.0', '1.2.0', '1.1.0', '1.0.0'],
    left: new Map(Object.entries(left)),
  });
  const shown = document.createElement('div');
  shown.innerHTML = markup;
  for (const action of ['plan', 'rollout', 'promote']) {
    const select = shown.querySelector<HTMLSelectElement>(`#${action}-version`);
    expect(select?.value).toBe(preset ?? '');
    expect(select?.required).toBe(true);
    for (const [version, why] of Object.entries(left))
      expect(select?.querySelector(`[value="${version}"]`)?.textContent.trim()).toBe(`${version} (${why})`);
  }
  expect(shown.querySelector<HTMLSelectElement>('#rollback-version')?.value).toBe('1.0.0');
});

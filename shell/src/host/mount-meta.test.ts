import type { PageMeta } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import { mountMeta } from './mount-meta';

const start = () => {
  const meta$ = new BehaviorSubject<PageMeta | null>(null);
  return { meta$, mount: () => mountMeta(meta$) };
};

test('a page that is taken back leaves nothing, and a later one stays', () => {
  const { meta$, mount } = start();
  const { describe } = mount();
  const takeBack = describe({ title: 'One' });
  describe({ title: 'Two' });
  takeBack();
  expect(meta$.value).toEqual({ title: 'Two' });
});

test.each(['clear', 'end'] as const)('after %s of a mount nothing of it is left', (way) => {
  const { meta$, mount } = start();
  const first = mount();
  first.describe({ title: 'One' });
  first[way]();
  expect(meta$.value).toBeNull();
});

test('a mount that has ended neither says anything nor removes what the next one says', () => {
  const { meta$, mount } = start();
  const [first, second] = [mount(), mount()];
  const takeBack = first.describe({ title: 'One' });
  second.describe({ title: 'Two' });
  first.end();
  first.describe({ title: 'Late' });
  takeBack();
  expect(meta$.value).toEqual({ title: 'Two' });
});

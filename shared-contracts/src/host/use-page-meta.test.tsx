import { render } from '@testing-library/react';
import { fakeHost } from '../testing/fake-host';
import type { Host } from './host';
import { HostProvider } from './host-context';
import type { PageMeta } from './page-meta';
import { usePageMeta } from './use-page-meta';

const { host, pageMeta } = fakeHost();
const slotHost: Host = { ...host };
Reflect.deleteProperty(slotHost, 'describePage');

function Page({ meta }: { meta: PageMeta }) {
  usePageMeta(meta);
  return null;
}

const page = (meta: PageMeta, of: Host = host) => (
  <HostProvider host={of}>
    <Page meta={meta} />
  </HostProvider>
);

test('a page is described while it is rendered, and again only after a change', () => {
  const { rerender, unmount } = render(page({ title: 'Coffee' }));
  const first = pageMeta();
  expect(first).toEqual({ title: 'Coffee' });
  rerender(page({ title: 'Coffee' }));
  expect(pageMeta()).toBe(first);
  rerender(page({ title: 'Tea' }));
  expect(pageMeta()).toEqual({ title: 'Tea' });
  unmount();
  expect(pageMeta()).toBeNull();
});

test('a slot describes no page', () => {
  expect(() => render(page({ title: 'Coffee' }, slotHost))).not.toThrow();
});

import { act, waitFor } from '@testing-library/react';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { followPage } from './follow-page';

const live = liveRemote('mf-stores', ['/about/store', '/storeDetail/:id']);
const members = {
  ...live,
  descriptor: {
    ...live.descriptor,
    routes: [...live.descriptor.routes, { path: '/inbox', protected: true }],
  },
};

const all = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
  );
const canonical = () => all('link[rel="canonical"]');
const site = window.location.origin;

let end: () => void;
const open = () => {
  document.head.innerHTML = '<title>Stores</title><meta name="description" content="x" data-page-head>';
  const { kernel } = renderInKernel(null, {
    manifest: manifestOf({ 'mf-stores': members }),
    path: '/about/store',
  });
  end = followPage(window, kernel);
  return kernel;
};
afterEach(() => {
  end();
});

test('the head of the document gives way to that of the page', async () => {
  open();
  await waitFor(() => {
    expect(canonical()).toEqual([`${site}/about/store?locale=en`]);
  });
  expect(all('meta[name="description"]')).toEqual(['Harbour Rewards']);
  expect(all('meta[property="og:title"]')).toEqual(['Stores']);
});

test('language, page and title are followed, and each element is there once', async () => {
  const { host, navigation, pageMeta$ } = open();
  await waitFor(() => {
    expect(canonical()).toHaveLength(1);
  });
  act(() => {
    host.setLanguage('zh-Hant');
    navigation.navigate('/storeDetail/1?from=map');
    document.title = 'Pier';
  });
  await waitFor(() => {
    expect(all('meta[property="og:title"]')).toEqual(['Pier']);
  });
  expect(canonical()).toEqual([`${site}/storeDetail/1?locale=zh-Hant`]);
  act(() => {
    pageMeta$.next({
      title: 'Pier store',
      data: { kind: 'offer', name: '</script>', from: '', until: null, inStock: true, brand: null },
    });
  });
  await waitFor(() => {
    expect(all('meta[property="og:title"]')).toEqual(['Pier store']);
  });
  const [data = ''] = all('script[type="application/ld+json"]');
  expect(JSON.parse(data)).toMatchObject({ name: '</script>', url: `${site}/storeDetail/1?locale=zh-Hant` });
});

test.each(['/inbox', '/unknown', '/unsubscribe_email'])('%s is not listed', async (path) => {
  const { navigation } = open();
  act(() => {
    navigation.navigate(path);
  });
  await waitFor(() => {
    expect(all('meta[name="robots"]')).toEqual(['noindex']);
  });
  expect(canonical()).toEqual([]);
  act(() => {
    navigation.navigate('/about/store');
  });
  await waitFor(() => {
    expect(all('meta[name="robots"]')).toEqual([]);
  });
});

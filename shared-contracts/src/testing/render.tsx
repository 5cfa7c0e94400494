import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { HostProvider } from '../host/host-context';
import { createQueryClient } from '../http/query-client';
import { HostRouter } from '../remote/host-router';
import type { Lifecycles, MountProps } from '../remote/lifecycles';
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host';

/**
 * Renders one component inside a fake host.
 *
 * @example
 * ```tsx
 * import { renderWithHost, sampleCustomer } from '@mrw/shared-contracts/testing';
 * import { screen } from '@testing-library/react';
 *
 * test('a component has its host', () => {
 *   renderWithHost(<p>{sampleCustomer({ first_name: 'Mei' }).first_name}</p>, { language: 'zh-Hant' });
 *   expect(screen.getByText('Mei')).toBeVisible();
 * });
 * ```
 */
export function renderWithHost(
  element: ReactElement,
  options: FakeHostOptions = {},
): RenderResult & { fake: FakeHost } {
  const fake = fakeHost(options);
  const result = render(
    <HostProvider host={fake.host}>
      <I18nextProvider i18n={fake.host.i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <HostRouter navigation={fake.host.navigation}>{element}</HostRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </HostProvider>,
  );
  return { ...result, fake };
}

/** A real timer, also when a test uses fake ones. */
const realTimeout = setTimeout;
const moment = () =>
  new Promise<void>((resolve) => {
    realTimeout(resolve, 1);
  });

/**
 * Mounts an exposed module of a remote on a fake host, as the shell does.
 *
 * @example
 * ```tsx
 * import { renderRemote } from '@mrw/shared-contracts/testing';
 * import { screen } from '@testing-library/react';
 * import remote from './app';
 *
 * test('the remote opens its page', async () => {
 *   const { unmount } = await renderRemote(remote, {
 *     path: '/example',
 *     api: { 'GET /stores': { body: [] } },
 *   });
 *   expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
 *   await unmount();
 * });
 * ```
 */
export async function renderRemote(
  remote: Lifecycles,
  options: FakeHostOptions & Pick<MountProps, 'slotProps' | 'onFatal' | 'onReady'> = {},
) {
  const fake = fakeHost(options);
  const domElement = document.body.appendChild(document.createElement('div'));
  const props: MountProps = {
    domElement,
    host: fake.host,
    ...(options.slotProps ? { slotProps: options.slotProps } : {}),
    ...(options.onFatal ? { onFatal: options.onFatal } : {}),
    ...(options.onReady ? { onReady: options.onReady } : {}),
  };
  await remote.bootstrap(props);
  let mounted = Promise.resolve();
  let settled = false;
  await act(async () => {
    mounted = remote.mount(props);
    mounted
      .catch(() => undefined)
      .finally(() => {
        settled = true;
      });
    await Promise.resolve();
  });
  // `mount` resolves at a commit, which act delays until it ends: a lazy page needs several.
  while (!settled) await act(moment);
  await mounted;
  return {
    fake,
    domElement,
    unmount: async () => {
      await act(() => remote.unmount(props));
      domElement.remove();
    },
  };
}

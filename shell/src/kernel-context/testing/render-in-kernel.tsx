import { HostRouter, type TelemetryRecord } from '@mrw/shared-contracts';
import { fakeProfile } from '@mrw/shared-contracts/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { createKernel } from '../../host/create-host';
import { historyNavigation } from '../../host/navigation/history-navigation';
import { connectSession } from '../../host/session/connect-session';
import { noSession, noTabs } from '../../standalone/no-session';
import { KernelProviders } from '../kernel-providers';

const origin = 'https://remotes.test';

/** The manifest entry of a remote with pages at these paths. */
export const liveRemote = (name: string, paths: readonly string[], base = origin) => ({
  version: '1.0.0',
  base: `${base}/${name}/1.0.0/`,
  descriptor: {
    schema: 1,
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: name.replace('-', '_'),
    entry: 'remoteEntry.js',
    exposes: { './app': [] },
    integrity: {},
    routes: paths.map((path) => ({ path })),
    shared: {},
  },
});

export const manifestOf = (remotes: Readonly<Record<string, unknown>>) => ({
  schema: 1,
  environment: 'test',
  remotes,
});

/** Renders a part of the shell with a kernel that needs no network. */
export function renderInKernel(element: ReactNode, { manifest, path }: { manifest: unknown; path: string }) {
  const records: TelemetryRecord[] = [];
  const kernel = createKernel({
    connect: connectSession,
    page: {
      profile: fakeProfile,
      remoteOrigins: [origin],
      deploymentUrl: '/deployment.json',
      chunks: {},
      manifest,
      nonce: undefined,
    },
    language: 'en',
    root: { kind: 'page', portal: document.body },
    embed: { isOpenInOtherSite: false },
    navigation: historyNavigation(createMemoryHistory({ initialEntries: [path], v5Compat: true })),
    storage: noSession,
    telemetry: { report: (record) => records.push(record) },
    referCode: () => null,
    consent$: new BehaviorSubject('essential' as const),
    tabs: noTabs,
  });
  const result = render(
    <KernelProviders kernel={kernel}>
      <HostRouter navigation={kernel.navigation}>{element}</HostRouter>
    </KernelProviders>,
  );
  return { ...result, kernel, records };
}

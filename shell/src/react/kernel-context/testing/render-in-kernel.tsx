import {
  HostRouter,
  type DeploymentProfile,
  type Embed,
  type MountRoot,
  type Session,
  type TelemetryRecord,
} from '@mrw/shared-contracts';
import { fakeProfile } from '@mrw/shared-contracts/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { createKernel } from '../../../host/create-host';
import { historyNavigation } from '../../../host/navigation/history-navigation';
import { connectSession } from '../../../host/session/connect-session';
import { noSession, noTabs } from '../../../entry/standalone/no-session';
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

type Options = {
  manifest: unknown;
  path: string;
  /** That of the member who visits; a visitor without one. */
  session?: Session;
  config?: Partial<DeploymentProfile>;
  embed?: Embed;
  root?: MountRoot;
};

/** A kernel that needs no network, and what it reports. */
export function kernelOf({ manifest, path, session, config, embed, root }: Options) {
  const records: TelemetryRecord[] = [];
  const kernel = createKernel({
    connect: (parts) => {
      const connected = connectSession(parts);
      if (session) connected.sessions.session$.next(session);
      return connected;
    },
    page: {
      profile: { ...fakeProfile, ...config },
      remoteOrigins: [origin],
      deploymentUrl: '/deployment.json',
      chunks: {},
      manifest,
      nonce: undefined,
    },
    language: 'en',
    root: root ?? { kind: 'page', portal: document.body },
    embed: embed ?? { isOpenInOtherSite: false },
    navigation: historyNavigation(createMemoryHistory({ initialEntries: [path], v5Compat: true })),
    storage: noSession,
    telemetry: { report: (record) => records.push(record) },
    referCode: () => null,
    consent$: new BehaviorSubject('essential' as const),
    tabs: noTabs,
  });
  return { kernel, records };
}

/** Renders a part of the shell with a kernel that needs no network. */
export function renderInKernel(element: ReactNode, options: Options) {
  const { kernel, records } = kernelOf(options);
  const result = render(
    <KernelProviders kernel={kernel}>
      <HostRouter navigation={kernel.navigation}>{element}</HostRouter>
    </KernelProviders>,
  );
  return { ...result, kernel, records };
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { skip } from 'rxjs';
import type { Host } from '../host/host';
import { HostProvider } from '../host/host-context';
import { createQueryClient, forgetQueries } from '../http/query-client';
import { attachStyleSheets, type StyleSheets } from '../styles/style-sheets';
import { HostRouter } from './host-router';
import { untilPageIsThere, type LazyPages } from './lazy-page';
import type { FatalPhase, Lifecycles, MountProps } from './lifecycles';
import { RemountOnce } from './remount-once';

/** What `defineRemote` needs to know of a remote or a slot. */
export type RemoteDefinition = {
  /** Name of the package, for example `mf-offers`. */
  name: string;
  /** The style sheets of this build, added to every mount root. */
  styles: StyleSheets;
  /** Renders the pages of the remote, or the content of a slot. */
  render(props: MountProps): ReactNode;
  /** Rendered while the code of the first page is loading. */
  fallback?: ReactNode;
  /** Lazy pages: `mount` waits a moment for the first one, so that no fallback is rendered. */
  pages?: LazyPages;
};

let mounts = 0;

type Mounted = {
  root: Root;
  /** The error of the unmount; null until then. */
  thrownOnLeaving: unknown[] | null;
  end(): void;
};

/**
 * Creates the lifecycles that a remote or a slot exposes. Each mount has its own React root, query client, router,
 * translations and styles; everything ends at unmount.
 *
 * @returns lifecycles; `mount` resolves at the first commit and rejects when rendering fails before it; `unmount`
 * frees everything, and rejects when a clean-up threw
 *
 * @example
 * ```tsx
 * import { defineRemote } from '@mrw/shared-contracts';
 * import { styleSheets } from '@mrw/shared-contracts/style-sheets';
 * import { Pages } from './pages';
 *
 * export default defineRemote({ name: 'mf-example', styles: styleSheets, render: () => <Pages /> });
 * ```
 */
export function defineRemote(definition: RemoteDefinition): Lifecycles {
  // single-spa clones the props for every call, the element is the same.
  const mounted = new WeakMap<HTMLElement, Mounted>();

  return {
    name: definition.name,
    saysReady: true,
    bootstrap: () => Promise.resolve(),
    mount: async (props) => {
      if (definition.pages)
        await untilPageIsThere(definition.pages, props.host.navigation.state$.value.location.pathname);
      await new Promise<void>((resolve, reject) => {
        let settled = false;
        const fail = (error: unknown, phase: FatalPhase) => {
          if (settled) props.onFatal?.(error, phase);
          else reject(error instanceof Error ? error : new Error(String(error)));
          settled = true;
        };
        const committed = () => {
          settled = true;
          resolve();
        };
        const { host, domElement } = props;
        const detachStyles = attachStyleSheets(domElement, definition.styles, host.root.nonce);
        const box = domElement.appendChild(document.createElement('div'));
        const queries = createQueryClient();
        const leaveBus = [
          host.bus.on('logout', forgetQueries.bind(null, queries)),
          host.bus.on('answers-outdated', () => void queries.invalidateQueries()),
        ];
        // Data cached in this language are read again after a switch there and back (§2).
        const followLanguage = host.language$.pipe(skip(1)).subscribe(() => {
          void queries.invalidateQueries({ refetchType: 'none' });
        });
        mounts += 1;
        const root = createRoot(box, {
          // Several roots share one document, so their ids need prefixes.
          identifierPrefix: `${definition.name}-${mounts}-`,
          onUncaughtError: (error) => {
            const leaving = mounted.get(domElement)?.thrownOnLeaving;
            if (leaving) leaving.push(error);
            else fail(error, 'uncaught');
          },
          onCaughtError: () => undefined,
        });
        mounted.set(domElement, {
          root,
          thrownOnLeaving: null,
          end: () => {
            for (const leave of leaveBus) leave();
            followLanguage.unsubscribe();
            detachStyles();
            forgetQueries(queries);
          },
        });
        root.render(
          <RemoteRoot
            host={host}
            queries={queries}
            fallback={definition.fallback}
            onError={(error) => fail(error, 'render')}
            onCommitted={committed}
            onReady={once(() => props.onReady?.())}
            onRemount={reportRemount.bind(null, host, definition.name)}
          >
            {definition.render(props)}
          </RemoteRoot>,
        );
      });
    },
    unmount: ({ domElement }) => {
      const mount = mounted.get(domElement);
      const thrown: unknown[] = [];
      if (mount) mount.thrownOnLeaving = thrown;
      mount?.root.unmount();
      mount?.end();
      mounted.delete(domElement);
      domElement.textContent = '';
      if (thrown.length === 0) return Promise.resolve();
      const [first] = thrown;
      return Promise.reject(first instanceof Error ? first : new Error(String(first)));
    },
  };
}

function reportRemount({ telemetry }: Host, remote: string, error: unknown): void {
  const detail = `MRW-120 ${remote}: page-remounted (${String(error)})`;
  telemetry.report({ code: 'MRW-120', remote, detail });
}

/** A page that is mounted anew was ready before. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

type RootProps = {
  host: Host;
  queries: QueryClient;
  fallback: ReactNode;
  children: ReactNode;
  onError(error: unknown): void;
  onRemount(error: unknown): void;
  /** The first commit, be it of the fallback. */
  onCommitted(): void;
  onReady(): void;
};

function RemoteRoot({ host, queries, fallback, children, onCommitted, onReady, ...answers }: RootProps) {
  return (
    <RemountOnce pathOf={() => host.navigation.state$.value.location.pathname} {...answers}>
      <HostProvider host={host}>
        <I18nextProvider i18n={host.i18n}>
          <QueryClientProvider client={queries}>
            <HostRouter navigation={host.navigation}>
              <Committed then={onCommitted}>
                <Suspense fallback={fallback}>
                  <Committed then={onReady}>{children}</Committed>
                </Suspense>
              </Committed>
            </HostRouter>
          </QueryClientProvider>
        </I18nextProvider>
      </HostProvider>
    </RemountOnce>
  );
}

/** Calls back once, when its children are in the document. */
function Committed({ then, children }: { then(): void; children: ReactNode }) {
  useLayoutEffect(() => {
    then();
    // Only the first commit counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a later `then` must not be called
  }, []);
  return children;
}

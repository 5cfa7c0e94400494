import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { skip } from 'rxjs';
import { HostProvider } from '../host/host-context';
import { createQueryClient, forgetQueries } from '../http/query-client';
import { attachStyleSheets, type StyleSheets } from '../styles/style-sheets';
import { RemoteErrorBoundary } from './error-boundary';
import { HostRouter } from './host-router';
import { untilPageIsThere, type LazyPages } from './lazy-page';
import type { FatalPhase, Lifecycles, MountProps } from './lifecycles';

export type RemoteDefinition = {
  /** Name of the package, for example `mf-offers`. */
  name: string;
  /** The style sheets of this build, put into every mount root. */
  styles: StyleSheets;
  render(props: MountProps): ReactNode;
  /** Drawn while the first page is still loading its code. */
  fallback?: ReactNode;
  /**
   * Pages that are scripts of their own: the one that is drawn first is waited for a moment, so that no
   * fallback comes between.
   */
  pages?: LazyPages;
};

let mounts = 0;

type Mounted = { root: Root; end(): void };

/**
 * Makes the lifecycles that a remote or a slot exposes. Each mount gets its own React root, query client, router,
 * translations and styles; everything ends at unmount.
 *
 * @returns lifecycles; `mount` resolves at the first commit and rejects when drawing fails before it
 */
export function defineRemote(definition: RemoteDefinition): Lifecycles {
  // single-spa clones the props for every call, the element stays the same.
  const mounted = new WeakMap<HTMLElement, Mounted>();

  return {
    name: definition.name,
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
        const forgetMember = host.bus.on('logout', () => {
          forgetQueries(queries);
        });
        // What was read in this language a moment ago is read again after a switch there and back (§2).
        const followLanguage = host.language$.pipe(skip(1)).subscribe(() => {
          void queries.invalidateQueries({ refetchType: 'none' });
        });
        mounts += 1;
        const root = createRoot(box, {
          // Ids of several roots meet in one document.
          identifierPrefix: `${definition.name}-${mounts}-`,
          onUncaughtError: (error) => {
            fail(error, 'uncaught');
          },
          onCaughtError: () => undefined,
        });
        mounted.set(domElement, {
          root,
          end: () => {
            forgetMember();
            followLanguage.unsubscribe();
            detachStyles();
            forgetQueries(queries);
          },
        });
        root.render(
          <RemoteErrorBoundary
            onError={(error) => {
              fail(error, 'render');
            }}
          >
            <HostProvider host={host}>
              <I18nextProvider i18n={host.i18n}>
                <QueryClientProvider client={queries}>
                  <HostRouter navigation={host.navigation}>
                    <Committed then={committed}>
                      <Suspense fallback={definition.fallback ?? null}>
                        <Committed then={() => props.onReady?.()}>{definition.render(props)}</Committed>
                      </Suspense>
                    </Committed>
                  </HostRouter>
                </QueryClientProvider>
              </I18nextProvider>
            </HostProvider>
          </RemoteErrorBoundary>,
        );
      });
    },
    unmount: ({ domElement }) => {
      const mount = mounted.get(domElement);
      mounted.delete(domElement);
      mount?.root.unmount();
      mount?.end();
      domElement.textContent = '';
      return Promise.resolve();
    },
  };
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

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

type PageModule<Props> = { default: ComponentType<Props> };

/** A page whose code is a separate script. */
export type LazyPage<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code; from then on the page renders without a fallback. */
  load(): Promise<unknown>;
};

/** The pages of a remote by the pattern of their path. */
export type LazyPages = Readonly<Record<string, { load(): Promise<unknown> }>>;

/**
 * As `lazy` of React, for pages that are passed to `defineRemote`.
 *
 * @param load imports the module whose default export is the page
 */
export function lazyPage<Props extends object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let loaded: PageModule<Props> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Page = lazy<ComponentType<Props>>(() => (loaded ? atOnce(loaded) : loadOnce()));
  return Object.assign(Page, { load: loadOnce });
}

/** React calls `then` only, and renders at once when it is called back synchronously. */
function atOnce<Module>(module: Module): Promise<Module> {
  const told = Promise.resolve(module);
  const then: Promise<Module>['then'] = (tell) => {
    tell?.(module);
    return told as never;
  };
  return Object.assign(told, { then });
}

/** Milliseconds for which React keeps a rendered fallback; an earlier page would wait for them. */
const fallbackStays = 300;

/** Resolves when the code of the page at a path is loaded, or when further waiting has no benefit; never rejects. */
export async function untilPageIsThere(pages: LazyPages, path: string): Promise<void> {
  const [, page] = Object.entries(pages).find(([pattern]) => matchPath(pattern, path)) ?? [];
  if (!page) return;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((resolve) => {
    limit = setTimeout(resolve, fallbackStays);
  });
  // The error is shown when the page renders.
  await Promise.race([page.load().catch(() => undefined), tooLong]);
  clearTimeout(limit);
}

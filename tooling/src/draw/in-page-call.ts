import type { Page } from 'playwright-core';
import type { InPage } from './in-page/main';

type InPageName = keyof InPage;

/** Calls a function of the job in the page. */
export const inPage = <Name extends InPageName>(page: Page, name: Name, ...args: Parameters<InPage[Name]>) =>
  page.evaluate(
    ([call, given]) => {
      const { __mrwDraw } = globalThis as unknown as {
        __mrwDraw: Record<string, (...all: unknown[]) => unknown>;
      };
      return __mrwDraw[call]?.(...given);
    },
    [name, args] as const,
  ) as Promise<Awaited<ReturnType<InPage[Name]>>>;

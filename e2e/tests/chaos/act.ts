import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SandboxControl } from '../../harness/sandbox';
import type { SiteDriver } from '../../harness/site';
import type { Truth } from './truth';

/** What an act is carried out with. */
export type Scene = { page: Page; context: BrowserContext; site: SiteDriver; sandbox: SandboxControl };

/** Something that a member does once, and how the page tells its outcome. */
export type Act = {
  name: string;
  login: string;
  /** Of its page. */
  path: string;
  phone?: true;
  /** How a member tries again after "not done": `press` where it was pressed before, else on the page opened anew. */
  again?: 'press' | 'never';
  /** A page that says nothing about it is right: it is a side effect. */
  quiet?: true;
  /** Its page tells what becomes of an unknown outcome, and when, in place of looking again. */
  endsByItself?: true;
  /** `METHOD /path` of the call that carries it out. */
  calls: RegExp;
  /** Points that it adds or takes. */
  points: number;
  /** Before the page is opened. */
  before?(scene: Scene): Promise<void>;
  /** Up to the last press. */
  prepare(scene: Scene): Promise<void>;
  press(scene: Scene): Promise<void>;
  /** Matched against what the page shows once it has settled. */
  done: RegExp;
  notDone: RegExp;
  unknown: RegExp;
  /** How often it took place, by the API and its ledger. */
  effects(truth: Truth, scene: Scene): Promise<number>;
  /** What is looked at, where it is not the page. */
  view?(page: Page): Locator;
};

export const button = (name: string | RegExp, part: 'main' | 'dialog' | 'alertdialog' = 'main') => ({
  press: ({ page }: Pick<Scene, 'page'>) =>
    page
      .getByRole(part)
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .click(),
});

export const logged = (type: string) => (truth: Truth) => truth.logged(type);

import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SandboxControl } from '../harness/sandbox';
import type { SiteDriver } from '../harness/site';
import type { Hand } from './hand';

/** What a task is carried out with. */
export type Scene = {
  hand: Hand;
  page: Page;
  context: BrowserContext;
  site: SiteDriver;
  sandbox: SandboxControl;
  isPhone: boolean;
};

/** Something that a member comes for, from the page where the wish begins. */
export type Task = {
  name: string;
  /** A visitor where it is left out. */
  login?: string;
  from: string;
  /** Nothing on the page changes: the outcome is told, and the focus stays on what was pressed (WCAG 4.1.3). */
  isOnlyTold?: boolean;
  /** Before the page is opened. */
  before?(scene: Scene): Promise<void>;
  /** Up to and with the last press. @returns what the member waits for, where it is on another page of the browser */
  walk(scene: Scene): Promise<Locator>;
};

export const main = ({ page }: Scene) => page.getByRole('main');
export const dialog = ({ page }: Scene) => page.getByRole('alertdialog').or(page.getByRole('dialog')).last();

/** The entry of the menu, where a phone or a desktop has it. */
export async function fromMenu(scene: Scene, name: string): Promise<void> {
  const { hand, page } = scene;
  await hand.press(page.getByRole('banner').locator('[aria-haspopup="dialog"]').last());
  await hand.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }));
}

import { expect, type Locator, type Page } from '@playwright/test';
import { Keyboard } from '../tests/accessibility/keyboard';

export type Way = 'touch' | 'keyboard';

/** What a person does on the way to an outcome, with the number of presses and the seconds that the product let them wait. */
export class Hand {
  presses = 0;
  waited = 0;
  private pressed: Locator | null = null;

  constructor(
    public page: Page,
    readonly way: Way,
  ) {}

  /** Seconds until the target can be pressed count as waiting. */
  private async ready(target: Locator): Promise<void> {
    const from = performance.now();
    await expect(target).toBeVisible({ timeout: 8_000 });
    await expect(target).toBeEnabled({ timeout: 8_000 });
    this.waited += (performance.now() - from) / 1_000;
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.ready(target);
    this.presses += 1;
    this.pressed = target;
    if (this.way === 'touch') await target.tap();
    else await new Keyboard(this.page).press(target, key);
  }

  /** Whether the focus is on what was pressed last. */
  isOnPressed = async (): Promise<boolean> =>
    (await this.pressed?.evaluate((element) => element === document.activeElement)) ?? false;

  /** A radio button or a check box. */
  choose = (target: Locator): Promise<void> => this.press(target, 'Space');

  /** Typing is no press; the touch of the field is not counted either, on a phone its keyboard opens with it. */
  async write(target: Locator, text: string): Promise<void> {
    await this.ready(target);
    if (this.way === 'touch') await target.fill(text);
    else await new Keyboard(this.page).write(target, text);
  }

  /** One of a `<select>`. */
  async select(target: Locator, label: string): Promise<void> {
    await this.ready(target);
    this.presses += this.way === 'touch' ? 2 : 1;
    if (this.way === 'keyboard') await new Keyboard(this.page).to(target);
    else await target.focus();
    await target.selectOption({ label });
  }

  /** By the file chooser that a press opens. */
  async photo(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press(target);
    await (await chooser).setFiles(file);
  }
}

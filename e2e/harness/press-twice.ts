import type { Locator } from '@playwright/test';

/**
 * Presses a button whose call has an unclear outcome, and once more in the moment in which the page says that it reads
 * back: that is over after a second, which on a busy machine is too short for a test that looks from outside.
 */
export async function pressTwice(button: Locator): Promise<void> {
  const second = await button.evaluateHandle((element: HTMLElement) => ({
    pressed: new Promise<void>((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes('Checking whether it went through')) return;
        observer.disconnect();
        if (!element.isConnected) reject(new Error('The button is gone while the page reads back'));
        element.click();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    }),
  }));
  await button.click();
  await second.evaluate(({ pressed }) => pressed);
}

import { expect } from '@playwright/test';

/** A minimal client for browsers that Playwright cannot control. */
export type Driver = {
  open(url: string): Promise<void>;
  /** Value of an expression on the page, as JSON carries it. */
  value(expression: string): Promise<unknown>;
  /** Types as a person does. @param selector of the field */
  type(selector: string, text: string): Promise<void>;
  stop(): Promise<void>;
};

const found = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => (e.textContent || '').trim().includes(${JSON.stringify(text)}) && !e.disabled).pop()`;

/** Waits until a part with this text is on the page. */
export async function sees(driver: Driver, selector: string, text = ''): Promise<void> {
  await expect
    .poll(() => driver.value(`Boolean(${found(selector, text)})`), {
      message: `${selector} ${text}`,
      timeout: 20_000,
    })
    .toBe(true);
}

/** Presses the last button or link with this text, once it is there. */
export async function presses(driver: Driver, selector: string, text = ''): Promise<void> {
  await sees(driver, selector, text);
  await driver.value(`${found(selector, text)}.click()`);
}

import type { Browser } from '@playwright/test';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { Device } from './page-load';

const credentials = { action: 'log_in', login: 'demo-level2', password: 'Demo1234' };

/** A browser in which a demo member has logged in by the form of the sign-on site. */
export async function sandboxMember(browser: Browser, { shell, signOn }: Addresses): Promise<Device> {
  const callback = `${shell.origin}/login_callback?redirect_to=%2Fhome`;
  const given = { redirect_url: callback, locale: 'en', sign_up_channel: 'WEBSITE' };
  const answer = await fetch(`${signOn.origin}/auth/login?${new URLSearchParams(given).toString()}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...given, ...credentials }),
  });
  const landing = answer.headers.get('location');
  if (!landing) throw new Error(`The sign-on site answered ${answer.status} without a redirect.`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(landing);
  await page.waitForURL(`${shell.origin}/home`);
  await page.waitForLoadState('networkidle');
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

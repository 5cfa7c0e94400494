import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import type { Driver } from './driver';

const port = 9515;
const display = ':97';
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => fs.existsSync(file));

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });

/** One command of the W3C WebDriver protocol. @throws Error with the message of the driver */
async function command(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = answer.parse(await response.json());
  const failed = failure.safeParse(value);
  if (failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`);
  return value;
}

const browserOptions = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
};

/** Debian's WebKitGTK, in the browser that comes with it, on a screen of its own. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const isReady = () => command('GET', '/status').then(Boolean, () => false);
  await expect.poll(isReady, { message: 'WebKitWebDriver', timeout: 20_000 }).toBe(true);
  const { sessionId } = session.parse(
    await command('POST', '/session', { capabilities: { alwaysMatch: browserOptions } }),
  );
  const at = `/session/${sessionId}`;
  return {
    open: async (url) => {
      await command('POST', `${at}/url`, { url });
    },
    value: (expression) =>
      command('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
    type: async (selector, text) => {
      const element = await command('POST', `${at}/element`, { using: 'css selector', value: selector });
      const [id] = z.array(z.string()).parse(Object.values(Object(element) as object));
      await command('POST', `${at}/element/${id ?? ''}/value`, { text });
    },
    stop: async () => {
      await command('DELETE', at);
      driver.kill();
      screen.kill();
    },
  };
}

/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { KernelOnlyPlugin } from './kernel-only-plugin';
import { temporaryFolder } from '../../process/testing/temporary-folder';

const sources = temporaryFolder('kernel-only');

/** Builds `files` as a site of two entries; resolves to the errors of the build. */
async function build(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(sources, name)), { recursive: true });
    fs.writeFileSync(path.join(sources, name), text);
  }
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: sources,
        entry: { main: './main.js', standalone: './standalone/main.js' },
        output: { path: path.join(sources, 'dist') },
        plugins: [
          new KernelOnlyPlugin({ entry: 'standalone', sources, allowed: ['standalone', 'host', 'site/app'] }),
        ],
      },
      (error, result) => {
        if (error) reject(error);
        else resolve(result);
      },
    );
  });
  return stats?.compilation.errors.map(({ message }) => message) ?? [];
}

const site = {
  'main.js': "import './header/header';",
  'header/header.js': 'console.log(1);',
  'host/kernel.js': 'console.log(2);',
  'site/app.js': 'console.log(3);',
};

test('an entry of kernel modules alone is built', async () => {
  const standalone = "import '../host/kernel'; import '../site/app';";
  expect(await build({ ...site, 'standalone/main.js': standalone })).toEqual([]);
});

test.each(["import '../header/header';", "import('../header/header');"])(
  'an entry that stands alone with %s fails the build',
  async (text) => {
    expect(await build({ ...site, 'standalone/main.js': text })).toEqual([
      'standalone stands alone with the host kernel, but carries header/header.js',
    ]);
  },
);

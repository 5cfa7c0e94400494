/** What a new remote consists of: one page that says hello, its texts, a test, and what every package needs. */
export function filesOfRemote(name: string): Readonly<Record<string, string>> {
  const word = name.slice('mf-'.length);
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'package.json': json({
      name: `@mrw/${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { build: "NODE_OPTIONS='--import tsx' webpack --config webpack.config.ts" },
      dependencies: {
        '@mrw/shared-contracts': '1.0.0',
        '@mrw/shared-ui': '1.0.0',
        react: '19.3.1',
        'react-dom': '19.3.1',
        'react-router-dom': '7.18.5',
      },
      devDependencies: { '@mrw/tooling': '1.0.0' },
    }),
    'remote.json': `{
  "name": "${name}",
  "contract": "^1.0.0",
  "exposes": { "./app": "./src/app.tsx" },
  "routes": [{ "path": "/${word}" }]
}
`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "../.tsbuild/${name}",
    "tsBuildInfoFile": "../.tsbuild/${name}.tsbuildinfo"
  },
  "include": ["src", "webpack.config.ts", "remote.json", "../tooling/src/styles/css.d.ts"],
  "references": [{ "path": "../shared-contracts" }, { "path": "../shared-ui" }, { "path": "../tooling" }]
}
`,
    'webpack.config.ts': `import { remoteConfiguration } from '@mrw/tooling/webpack';

export default remoteConfiguration(import.meta.url);
`,
    'jest.config.js': `import { jestProject } from '@mrw/tooling/jest-preset';

export default jestProject(import.meta.url);
`,
    'README.md': `# ${name}

- **Owns** the page \`/${word}\`.
- **Exposes** \`./app\`. It fills no slot.
- **Needs of the host** nothing yet.

Tests: \`npx jest ${name}\` from the root.
`,
    'src/app.tsx': `import { defineRemote } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/tooling/style-sheets';
import { Pages } from './pages';

export default defineRemote({ name: '${name}', styles: styleSheets, render: () => <Pages /> });
`,
    'src/pages.tsx': `import { Route, Routes } from 'react-router-dom';
import { WelcomePage } from './welcome/welcome-page';

export function Pages() {
  return (
    <Routes>
      <Route path="/${word}" element={<WelcomePage />} />
    </Routes>
  );
}
`,
    'src/welcome/welcome-page.tsx': `import { useStrings } from '@mrw/shared-contracts';
import { PageLayout } from '@mrw/shared-ui';
import s from './welcome-page.module.css';
import { strings } from './strings';

export function WelcomePage() {
  const t = useStrings(strings);
  return (
    <PageLayout title={t('title')}>
      <p className={s.text}>{t('text')}</p>
    </PageLayout>
  );
}
`,
    'src/welcome/welcome-page.module.css': `.text {
  margin: 0;
  color: var(--text-2);
}
`,
    'src/welcome/strings.ts': `import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('${name}.welcome', {
  title: { en: '${title}', 'zh-Hant': '${title} 頁面', 'zh-Hans': '${title} 页面' },
  text: {
    en: 'This page is ready to be filled.',
    'zh-Hant': '此頁面已準備就緒，可加入內容。',
    'zh-Hans': '此页面已准备就绪，可加入内容。',
  },
});
`,
    'src/welcome/welcome-page.test.tsx': `import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import remote from '../app';

test('the page of the remote has its title', async () => {
  const { unmount } = await renderRemote(remote, { path: '/${word}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  await unmount();
});
`,
  };
}

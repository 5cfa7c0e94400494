import { fileURLToPath } from 'node:url';
import { baseConfiguration } from '@mrw/tooling/webpack';
import type { StorybookConfig } from '@storybook/react-webpack5';

const folder = fileURLToPath(new URL('..', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  // Sources and style sheets are compiled as in every build of the product; only the pages around them are Storybook's.
  webpackFinal: (workbench, { configType }) => {
    const { module, resolve } = baseConfiguration({
      folder,
      uniqueName: 'workbench',
      outputFolder: '',
      publicPath: '',
      development: configType === 'DEVELOPMENT',
      hot: false,
      withChunkIntegrity: false,
    });
    const others = (workbench.module?.rules ?? []).filter(
      (rule) => !(rule && typeof rule === 'object' && rule.test instanceof RegExp && rule.test.test('a.css')),
    );
    return {
      ...workbench,
      performance: false,
      // A development tool that is not released: build time matters most.
      optimization: { ...workbench.optimization, minimize: false },
      module: { ...workbench.module, rules: [...others, ...(module?.rules ?? [])] },
      resolve: {
        ...workbench.resolve,
        extensions: resolve?.extensions ?? [],
        alias: Object.assign({}, workbench.resolve?.alias, resolve?.alias),
      },
    };
  },
};

export default config;

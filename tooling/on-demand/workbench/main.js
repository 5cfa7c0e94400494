import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfiguration } from '@mrw/tooling/webpack';

const folder = fileURLToPath(new URL('../../../shared-ui', import.meta.url));
/** They are installed beside this file, and Storybook runs in the folder of the repository. */
const part = (name) => path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** @type {import('@storybook/react-webpack5').StorybookConfig} */
export default {
  framework: part('@storybook/react-webpack5'),
  stories: ['../../../shared-ui/src/**/*.stories.tsx'],
  addons: [part('@storybook/addon-a11y')],
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
        // Storybook writes modules into the folder of the repository that import what is installed here.
        modules: ['node_modules', path.join(import.meta.dirname, 'node_modules')],
      },
    };
  },
};

import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import { oldestBrowsers } from '../browser-floor/oldest-browsers';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { LowerSyntaxPlugin } from './lower-syntax';

const require = createRequire(import.meta.url);
const loader = (name: string) => require.resolve(name);
const packageFile = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** Prepares components for being replaced on the page. */
export type HotCompiler = () => ts.TransformerFactory<ts.SourceFile>;

export type BuildOptions = {
  /** Folder of the package. */
  folder: string;
  uniqueName: string;
  outputFolder: string;
  publicPath: string;
  development: boolean;
  /** Components are replaced on the page while a developer works on them. */
  hot?: HotCompiler | undefined;
  /** Whether chunks are loaded with integrity only. */
  withChunkIntegrity: boolean;
  /** Other files in place of modules; false leaves a module out. */
  alias?: Readonly<Record<string, string | false>>;
};

const minifiedStyles = {
  loader: loader('esbuild-loader'),
  // Style sheets need no tsconfig, and a copied remote may be outside of its reach.
  options: { loader: 'css', minify: true, target: oldestBrowsers, tsconfigRaw: {} },
};

const styleRule = (development: boolean): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    { loader: fileURLToPath(new URL('./style-loader.cjs', import.meta.url)) },
    { loader: fileURLToPath(new URL('./plain-styles.cjs', import.meta.url)) },
    {
      loader: loader('css-loader'),
      options: {
        // A map of a style sheet would be part of the script.
        sourceMap: false,
        exportType: 'string',
        modules: {
          auto: true,
          namedExport: true,
          exportLocalsConvention: 'as-is',
          localIdentName: development ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:7]',
        },
      },
    },
    ...(development ? [] : [minifiedStyles]),
    { loader: fileURLToPath(new URL('./width-queries.cjs', import.meta.url)) },
  ],
});

/** What every build of the product has in common. */
export function baseConfiguration(options: BuildOptions): Configuration {
  const { development, hot } = options;
  const hash = development ? '' : '.[contenthash:8]';
  return {
    mode: development ? 'development' : 'production',
    context: options.folder,
    // Those of a release are stored apart and never served (`compile.ts`).
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    target: ['web', 'es2018'],
    stats: 'errors-warnings',
    performance: false,
    output: {
      path: options.outputFolder,
      publicPath: options.publicPath,
      uniqueName: options.uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      crossOriginLoading: 'anonymous',
      // A style sheet is two modules with one name; webpack would tell them apart by where they lie.
      devtoolFallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]?styles',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: {
        // The exports of react-router name its development build only.
        'react-router/dom$': packageFile('react-router', 'dist/production/dom-export.mjs'),
        'react-router$': packageFile('react-router', 'dist/production/index.mjs'),
        '@mrw-provided/react-router-dom$': packageFile('react-router', 'dist/production/index.mjs'),
        '@mrw-provided/react-i18next$': packageFile('react-i18next', 'dist/es/index.js'),
        '@mrw-provided/react-query$': packageFile('@tanstack/react-query', 'build/modern/index.js'),
        '@mrw-provided/zod-mini$': packageFile('zod', 'mini/index.js'),
        '@mrw-provided/rxjs$': packageFile('rxjs', 'dist/esm/index.js'),
        ...options.alias,
      },
    },
    module: {
      rules: [
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        {
          test: /\.tsx?$/,
          resolve: { fullySpecified: false },
          use: {
            loader: loader('ts-loader'),
            options: {
              transpileOnly: true,
              ...(hot
                ? { getCustomTransformers: () => ({ before: [hot()] }) }
                : { compiler: fileURLToPath(new URL('./typescript-once.cjs', import.meta.url)) }),
              configFile: fileURLToPath(new URL('../../../tsconfig.webpack.json', import.meta.url)),
              // Sources lie beside this package, or in another repository.
              compilerOptions: { rootDir: path.parse(options.folder).root },
              instance: options.uniqueName,
            },
          },
        },
        styleRule(development),
      ],
    },
    optimization: {
      // File names and hashes are part of the page: a number is a third as long.
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [new LowerSyntaxPlugin()],
    },
    plugins: options.withChunkIntegrity ? [new ChunkIntegrityPlugin()] : [],
  };
}

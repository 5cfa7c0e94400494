import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ChunkIntegrityPlugin } from '@mrw/remote-kit/chunk-integrity';
import { DefinePlugin } from '@rspack/core';
import { VueLoaderPlugin } from 'rspack-vue-loader';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', clean: true },
  target: ['web', 'es2018'],
  module: {
    rules: [
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.vue$/, loader: 'rspack-vue-loader', options: { experimentalInlineMatchResource: true } },
      { test: /\.[cm]?js$/, loader: 'builtin:swc-loader', options: { jsc: { target: 'es2018' } } },
    ],
  },
  plugins: [
    new DefinePlugin({
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
    new VueLoaderPlugin(),
    new ChunkIntegrityPlugin(),
    new ModuleFederationPlugin({
      name: 'mf_draw',
      filename: 'remoteEntry.js',
      exposes: { './app': './src/app.js', './slot-prize': './src/slot.js' },
    }),
  ],
};

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ChunkIntegrityPlugin } from '@mrw/remote-kit/chunk-integrity';

// React is that of the host.
const ofHost = { import: false, singleton: true, requiredVersion: '^19.0.0' };

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', clean: true },
  target: ['web', 'es2018'],
  module: {
    rules: [
      {
        test: /\.[cm]?jsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: { target: 'es2018', transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ChunkIntegrityPlugin(),
    new ModuleFederationPlugin({
      name: 'mf_draw',
      filename: 'remoteEntry.js',
      exposes: { './app': './src/app.jsx', './slot-prize': './src/slot.jsx' },
      shared: { react: ofHost, 'react-dom/client': ofHost, 'react/jsx-runtime': ofHost },
    }),
  ],
};

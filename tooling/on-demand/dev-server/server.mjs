export { default as WebpackDevServer } from 'webpack-dev-server';

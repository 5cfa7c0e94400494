export { default as RefreshPlugin } from '@pmmmwh/react-refresh-webpack-plugin';
export { default as refreshTransformer } from 'react-refresh-typescript';

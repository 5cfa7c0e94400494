export { renderMedia, widths } from './render';
export type { MediaFormat, MediaWidth, Rendered, RenderOptions } from './render';
export { mediaRoutes } from './routes';
export type { MediaRoutesOptions } from './routes';

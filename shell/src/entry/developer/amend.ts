export { amendedManifest, manifestWithPreview, takeOverride } from './amended-manifest';
export { previewOfTab } from './preview';

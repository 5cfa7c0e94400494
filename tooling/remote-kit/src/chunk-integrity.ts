export { ChunkIntegrityPlugin } from '../../src/compile/webpack/chunk-integrity';

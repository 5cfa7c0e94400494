/** The decoder is part of this build: nothing is loaded from other sites. */
export const wasmAddress = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

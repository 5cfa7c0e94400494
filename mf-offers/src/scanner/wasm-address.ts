/** The decoder travels with this build: nothing is fetched from anybody else. */
export const wasmAddress = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

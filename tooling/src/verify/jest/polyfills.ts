import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, react-router needs both when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

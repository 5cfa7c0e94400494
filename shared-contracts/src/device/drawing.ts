/**
 * Whether the page is being drawn for its document (`npm run draw`): the same markup is shown in windows of every width
 * and on every device, so parts with several forms render all of them (`ScreenForm`).
 */
export const isDrawing = (): boolean => Reflect.get(globalThis, '__MRW_DRAWING__') === true;

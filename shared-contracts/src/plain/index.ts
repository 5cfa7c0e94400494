// For remotes without React: nothing here, and nothing that it imports, brings a framework along.
export { remoteEvent, type RemoteEvent } from '../bus/remote-event';
export type { Bus } from '../bus/bus';
export type { BusEventName, BusEvents } from '../bus/events';
export type * from '../host/host';
export type * from '../host/navigation';
export type * from '../host/page-meta';
export type * from '../host/profile';
export type * from '../host/session';
export type * from '../host/storage';
export { languageOf, languages, type Language } from '../language/language';
export type * from '../remote/lifecycles';
export type { StateStream } from '../streams/state-stream';
export { attachStyleSheets, type StyleSheets } from '../styles/style-sheets';
export { follow } from './follow';
export { linkTo } from './link-to';
export { textIn } from './text-in';

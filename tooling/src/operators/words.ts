import { html, type Html } from './html';

/** `12:05`, in UTC like the history of the commands. */
export const clockTime = (at: number) => new Date(at).toISOString().slice(11, 16);

/** `2026-11-24 12:05 UTC` */
export const moment = (at: string): Html =>
  html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

export const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;

export const number = (value: number) => value.toLocaleString('en');

import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

let isOnline = true;

/** Takes the page and its queries offline, until `goOnline` or the end of the test. */
export const goOffline = () => {
  say(false);
};

/** Goes back online. */
export const goOnline = () => {
  say(true);
};

function say(online: boolean): void {
  isOnline = online;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    // Queries that do not exist yet miss the event.
    onlineManager.setOnline(online);
  });
}

// Outside of jest there are no hooks.
if (typeof afterEach === 'function')
  afterEach(() => {
    if (!isOnline) goOnline();
  });

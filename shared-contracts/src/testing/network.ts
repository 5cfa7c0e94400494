import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** Takes the page and its queries offline, until `goOnline`. */
export const goOffline = () => {
  say(false);
};

/** Goes back online. */
export const goOnline = () => {
  say(true);
};

function say(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    // Queries that do not exist yet miss the event.
    onlineManager.setOnline(online);
  });
}

import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** Takes the network away from the page and from its queries, until `goOnline`. */
export const goOffline = () => {
  say(false);
};

/** Gives the network back. */
export const goOnline = () => {
  say(true);
};

function say(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    // Queries that are not there yet do not hear the event.
    onlineManager.setOnline(online);
  });
}

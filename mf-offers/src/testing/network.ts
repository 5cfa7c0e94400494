import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** Takes the network away from the page and from its queries. */
export function goOffline(): { back(): void } {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tell = (event: 'offline' | 'online') => {
    act(() => {
      window.dispatchEvent(new Event(event));
      // Queries that are not there yet do not hear the event.
      onlineManager.setOnline(event === 'online');
    });
  };
  tell('offline');
  return {
    back: () => {
      online.mockRestore();
      tell('online');
    },
  };
}

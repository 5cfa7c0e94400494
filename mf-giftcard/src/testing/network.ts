import { act } from '@testing-library/react';

function say(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

/** Takes the network away from the page until `goOnline`. */
export const goOffline = () => {
  say(false);
};

export const goOnline = () => {
  say(true);
};

import { act } from '@testing-library/react';

const say = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

export const goOffline = () => {
  say(false);
};

export const goOnline = () => {
  say(true);
};

import { act } from '@testing-library/react';

type Tell = { found: PositionCallback; failed: PositionErrorCallback; options: PositionOptions | undefined };

/** A device that responds when the test lets it. */
export function device() {
  const asked: Tell[] = [];
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (
        found: PositionCallback,
        failed: PositionErrorCallback,
        options?: PositionOptions,
      ) => asked.push({ found, failed, options }),
    },
  });
  const last = () => {
    const tell = asked.at(-1);
    if (!tell) throw new Error('The device was not asked.');
    return tell;
  };
  const coords = {
    latitude: 22.2935,
    longitude: 114.1686,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
  };
  return {
    asked,
    find: () => {
      act(() => {
        const found = { ...coords, heading: null, speed: null };
        last().found({ coords: { ...found, toJSON: () => found }, timestamp: 0, toJSON: () => found });
      });
    },
    fail: (code: 1 | 2 | 3) => {
      act(() => {
        const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        last().failed({ code, message: '', ...codes });
      });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

import { readPosition } from './position';

const coords = {
  latitude: 22.2935,
  longitude: 114.16861234,
  accuracy: 1,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => null,
};

/** A device with a given response, and the options it was called with. */
function device(answer: 'here' | 'refused') {
  const ask: Geolocation['getCurrentPosition'] = (done, fail) => {
    if (answer === 'here') done({ coords, timestamp: 0, toJSON: () => null });
    else fail?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  };
  const getCurrentPosition = jest.fn(ask);
  return { getCurrentPosition, watchPosition: () => 0, clearWatch: () => undefined };
}

test('uses a timeout of 5000 ms, without high accuracy and without a cached position (§9)', async () => {
  const asked = device('here');
  await readPosition(asked);
  expect(asked.getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    timeout: 5_000,
    enableHighAccuracy: false,
    maximumAge: 0,
  });
});

test('O-102 says the place with six decimals', async () => {
  expect(await readPosition(device('here'))).toEqual({ latitude: '22.293500', longitude: '114.168612' });
});

test.each([
  ['O-105 the person says no', device('refused')],
  ['the browser knows no places', undefined],
])('gives nothing when %s', async (_, geolocation) => {
  await expect(readPosition(geolocation)).rejects.toThrow(Error);
});

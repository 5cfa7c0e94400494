import { cameraFailureOf, openCamera } from './camera';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['O-101 no camera', named('NotFoundError'), { kind: 'no-camera' }],
  ['no camera at the back', named('OverconstrainedError'), { kind: 'no-camera' }],
  ['a refusal', named('NotAllowedError'), { kind: 'denied' }],
  [
    'O-132 a broken camera',
    named('NotReadableError', 'Device in use'),
    { kind: 'failed', message: 'Device in use' },
  ],
  ['something without words', named('AbortError'), { kind: 'failed', message: 'AbortError' }],
] as const)('tells %s', (_, error, failure) => {
  expect(cameraFailureOf(error)).toEqual(failure);
});

test('O-101 says that there is no camera where the browser has no such function', async () => {
  await expect(openCamera(undefined)).rejects.toMatchObject({ failure: { kind: 'no-camera' } });
});

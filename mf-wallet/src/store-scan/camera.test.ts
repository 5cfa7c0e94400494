import { openCamera } from './camera';

const video = () => {
  const element = document.createElement('video');
  element.play = () => Promise.resolve();
  return element;
};

function offer(getUserMedia: () => Promise<MediaStream>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('W-112 a browser without camera access has no camera', async () => {
  expect(await openCamera(video(), new AbortController().signal)).toEqual({ kind: 'no-camera' });
});

it.each([
  ['NotFoundError', 'no-camera'],
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'broken'],
])('a camera that answers %s is %s', async (name, kind) => {
  offer(() => Promise.reject(new DOMException('refused', name)));
  expect(await openCamera(video(), new AbortController().signal)).toEqual({ kind });
});

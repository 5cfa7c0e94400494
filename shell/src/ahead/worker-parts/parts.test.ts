import { partsIn, partsOfWorker, workerAddress, workerParts } from './parts';

const site = 'https://site.test';

test.each([
  [null, []],
  ['', []],
  ['card', ['card']],
  ['share card', ['card', 'share']],
  ['card none push', ['card', 'push']],
])('%p names %p', (text, parts) => {
  expect(partsIn(text)).toEqual(parts);
});

test('a worker knows its parts from its address', () => {
  for (const parts of [workerParts, ['push'], ['card', 'share']] as const)
    expect(partsOfWorker(site + workerAddress(parts))).toEqual(parts);
});

test.each(['/service-worker.js', '/service-worker.js?other=1'])(
  'the worker of before at %s keeps the card',
  (address) => {
    expect(partsOfWorker(site + address)).toEqual(['card']);
  },
);

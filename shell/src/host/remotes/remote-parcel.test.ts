import { mountRemoteParcel, type Step } from './remote-parcel';

const limits = { bootstrap: 100, mount: 100, unmount: 100 };

test('a remote lives from bootstrap over mount to unmount', async () => {
  const steps: Step[] = [];
  const parcel = await mountRemoteParcel(
    'mf-x',
    (step) => {
      steps.push(step);
      return Promise.resolve();
    },
    limits,
  );
  expect(steps).toEqual(['bootstrap', 'mount']);
  await parcel.unmount();
  expect(steps).toEqual(['bootstrap', 'mount', 'unmount']);
});

test.each(['bootstrap', 'mount'] as const)('what is thrown in %s comes through', async (failing) => {
  const mounted = mountRemoteParcel(
    'mf-x',
    (step) => (step === failing ? Promise.reject(new Error('boom')) : Promise.resolve()),
    limits,
  );
  await expect(mounted).rejects.toThrow('boom');
});

test('what is thrown in unmount comes through', async () => {
  const parcel = await mountRemoteParcel(
    'mf-x',
    (step) => (step === 'unmount' ? Promise.reject(new Error('boom')) : Promise.resolve()),
    limits,
  );
  await expect(parcel.unmount()).rejects.toThrow('boom');
});

import { render } from '@testing-library/react';
import { HostProvider } from '../host/host-context';
import { fakeHost } from '../testing/fake-host';
import { Slot } from './slot';

function place() {
  const { host } = fakeHost();
  const ended = jest.fn();
  const mount = jest.fn<() => void, [string, HTMLElement, Readonly<Record<string, unknown>>]>(() => ended);
  const filled = { ...host, slots: { mount } };
  const slot = (name: string, values?: Readonly<Record<string, unknown>>) => (
    <HostProvider host={filled}>
      <Slot name={name} {...(values ? { values } : {})} />
    </HostProvider>
  );
  const { rerender, unmount, container } = render(slot('related', { store: '1' }));
  const show = (name: string, values?: Readonly<Record<string, unknown>>) => {
    rerender(slot(name, values));
  };
  return { mount, ended, show, unmount, container };
}

test('a place is filled by its name with plain values, in an element of its own', () => {
  const { mount, container } = place();
  expect(mount.mock.calls).toEqual([['related', container.firstElementChild, { store: '1' }]]);
});

test('it is filled anew when its name or its values change, and not when they are the same again', () => {
  const { mount, ended, show } = place();
  show('related', { store: '1' });
  expect(mount).toHaveBeenCalledTimes(1);
  show('related', { store: '2' });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(mount).toHaveBeenLastCalledWith('related', expect.anything(), { store: '2' });
  show('other');
  expect(ended).toHaveBeenCalledTimes(2);
  expect(mount).toHaveBeenLastCalledWith('other', expect.anything(), {});
});

test('what fills it ends with it', () => {
  const { ended, unmount } = place();
  unmount();
  expect(ended).toHaveBeenCalledTimes(1);
});

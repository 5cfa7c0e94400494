import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { useHost, useLanguage } from '../host/host-context';
import type { StyleSheets } from '../styles/style-sheets';
import { noStyleSheets } from '../styles/style-sheets';
import { fakeHost, renderRemote } from '../testing';
import { defineRemote } from './define-remote';

const remote = (render: () => ReactNode, styles: StyleSheets = noStyleSheets) =>
  defineRemote({ name: 'mf-test', styles, render, fallback: <p>Loading</p> });

/** Throws on demand. */
function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken');
  return (
    <button
      onClick={() => {
        setBroken(true);
      }}
    >
      Break
    </button>
  );
}

test('a remote has a name, renders its content and leaves an empty element without styles', async () => {
  const ended = jest.fn();
  let later: (css: string) => void = () => undefined;
  const styles: StyleSheets = {
    all: ['.a { color: red }'],
    onAdded: (listener) => {
      later = listener;
      return ended;
    },
  };
  const lifecycles = remote(() => <p>Here</p>, styles);
  expect(lifecycles.name).toBe('mf-test');
  const onReady = jest.fn();
  const { domElement, unmount } = await renderRemote(lifecycles, { onReady });
  later('.b { color: blue }');
  expect(domElement).toHaveTextContent('Here');
  expect([...domElement.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    '.a { color: red }',
    '.b { color: blue }',
  ]);
  expect(onReady).toHaveBeenCalledTimes(1);
  await unmount();
  expect(domElement).toBeEmptyDOMElement();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a remote that breaks while it is drawn for the first time fails its mount, whatever it throws', async () => {
  const onFatal = jest.fn();
  const broken = (thrown: unknown) =>
    remote(() => {
      const Page = () => {
        throw thrown;
      };
      return <Page />;
    });
  await expect(renderRemote(broken(new Error('no page')), { onFatal })).rejects.toThrow('no page');
  await expect(renderRemote(broken('a text'), { onFatal })).rejects.toThrow('a text');
  expect(onFatal).not.toHaveBeenCalled();
});

test('a remote that breaks later says so once, and draws nothing of itself any more', async () => {
  const onFatal = jest.fn();
  const { domElement } = await renderRemote(
    remote(() => <Fragile />),
    { onFatal },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(onFatal.mock.calls).toEqual([[expect.objectContaining({ message: 'broken' }), 'render']]);
  expect(domElement).not.toHaveTextContent('Break');
});

test.each([
  ['an effect', () => useEffect(() => broken, [])],
  ['a layout effect', () => useLayoutEffect(() => broken, [])],
])('a clean-up of %s that throws fails the unmount, and everything of the remote is gone', async (_, use) => {
  const onFatal = jest.fn();
  const Page = () => {
    use();
    return <p>Here</p>;
  };
  const lifecycles = remote(() => <Page />);
  const { fake, domElement } = await renderRemote(lifecycles, { onFatal });
  // As in the page: within `act` React itself throws what a clean-up threw.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const left = lifecycles.unmount({ domElement, host: fake.host });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await expect(left).rejects.toThrow('not cleaned up');
  expect(domElement).toBeEmptyDOMElement();
  expect(onFatal).not.toHaveBeenCalled();
});

function broken(): never {
  throw new Error('not cleaned up');
}

test('a remote is mounted with its fallback, and ready with its first content', async () => {
  let arrive: (page: { default: () => ReactNode }) => void = () => undefined;
  const Page = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = resolve;
      }),
  );
  const onReady = jest.fn();
  const { domElement } = await renderRemote(
    remote(() => <Page />),
    { onReady },
  );
  expect(domElement).toHaveTextContent('Loading');
  expect(onReady).not.toHaveBeenCalled();
  await act(async () => {
    arrive({ default: () => <p>Arrived</p> });
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(domElement).toHaveTextContent('Arrived');
  });
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('what a remote holds of a member goes at the log-out, and its host is listened to no longer than it lives', async () => {
  let reads = 0;
  const Points = () => {
    const { data } = useQuery({
      queryKey: ['points'],
      queryFn: () => {
        reads += 1;
        return reads;
      },
    });
    const [shown, setShown] = useState(true);
    const { bus } = useHost();
    useEffect(
      () =>
        bus.on('login', () => {
          setShown((before) => !before);
        }),
      [bus],
    );
    return shown ? <p>Points {data}</p> : null;
  };
  const { fake, unmount } = await renderRemote(remote(() => <Points />));
  await screen.findByText('Points 1');
  const turn = () => {
    act(() => {
      fake.host.bus.publish('login', { version: 1, uid: '1' });
    });
  };
  turn();
  turn();
  await screen.findByText('Points 1');
  turn();
  act(() => {
    fake.host.bus.publish('logout', { version: 1, reason: 'asked' });
  });
  turn();
  await screen.findByText('Points 2');
  await unmount();
  expect(screen.queryByText(/Points/)).toBeNull();
});

test('answers that another part of the page made outdated are read again', async () => {
  const read = jest.fn(() => 1);
  const Points = () => <p>Points {useQuery({ queryKey: ['points'], queryFn: read }).data}</p>;
  const { fake, unmount } = await renderRemote(remote(() => <Points />));
  await screen.findByText('Points 1');
  act(() => {
    fake.host.bus.publish('answers-outdated', { version: 1 });
  });
  await waitFor(() => {
    expect(read).toHaveBeenCalledTimes(2);
  });
  await unmount();
});

test('a switch of the language there and back reads again what was read in it a moment ago (§2)', async () => {
  const read = jest.fn((language: string) => `in ${language}`);
  const List = () => {
    const language = useLanguage();
    const { data } = useQuery({ queryKey: ['list', language], queryFn: () => read(language) });
    return <p>{data}</p>;
  };
  const { fake, unmount } = await renderRemote(remote(() => <List />));
  await screen.findByText('in en');
  for (const language of ['zh-Hant', 'en'] as const) {
    act(() => {
      fake.host.setLanguage(language);
    });
    await screen.findByText(`in ${language}`);
  }
  expect(read.mock.calls.flat()).toEqual(['en', 'zh-Hant', 'en']);
  await unmount();
});

test('a remote that was left reads nothing again, whatever becomes outdated', async () => {
  const { fake, unmount } = await renderRemote(remote(() => <p>Here</p>));
  const outdated = jest.spyOn(QueryClient.prototype, 'invalidateQueries');
  const change = (language: 'zh-Hant' | 'en') => {
    act(() => {
      fake.host.setLanguage(language);
      fake.host.bus.publish('answers-outdated', { version: 1 });
    });
  };
  change('zh-Hant');
  expect(outdated).toHaveBeenCalledTimes(2);
  await unmount();
  change('en');
  expect(outdated).toHaveBeenCalledTimes(2);
});

test('ids of two mounts do not meet, and one ends without the other', async () => {
  const Field = () => <input id={useId()} />;
  const lifecycles = remote(() => <Field />);
  const first = await renderRemote(lifecycles);
  const second = await renderRemote(lifecycles);
  const ids = [...document.querySelectorAll('input')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/mf-test-\d+-/);
  await first.unmount();
  expect(second.domElement.querySelector('input')).not.toBeNull();
  await second.unmount();
  expect(document.querySelector('input')).toBeNull();
});

test('an element that nothing was mounted in can be left, too', async () => {
  const domElement = document.createElement('div');
  domElement.textContent = 'left over';
  await remote(() => null).unmount({ domElement, host: fakeHost().host });
  expect(domElement).toBeEmptyDOMElement();
});

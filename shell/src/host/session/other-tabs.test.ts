import { otherTabs } from './other-tabs';

class Channel extends EventTarget {
  static readonly all: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  Channel.all.length = 0;
});

test('a message of one tab reaches the others but not itself; malformed messages are ignored', () => {
  Object.assign(window, { BroadcastChannel: Channel });
  const [one, two] = [otherTabs(window), otherTabs(window)];
  const heard: string[] = [];
  one.listen((what) => heard.push(`one ${what}`));
  const stop = two.listen((what) => heard.push(`two ${what}`));
  one.tell('logout');
  new Channel('mrw-session').postMessage({ kind: 'logout' });
  expect(heard).toEqual(['two logout']);
  stop();
  one.tell('login');
  expect(heard).toEqual(['two logout']);
});

test('without BroadcastChannel the storage event carries it, also the same thing twice', () => {
  const heard: string[] = [];
  const stop = otherTabs(window).listen((what) => heard.push(what));
  const values: string[] = [];
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_, value) => values.push(value));
  otherTabs(window).tell('login');
  set.mockRestore();
  const fire = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  fire('mrw-session', values[0] ?? null);
  fire('mrw-session', null);
  fire('another', 'logout 1');
  expect(heard).toEqual(['login']);
  stop();
  fire('mrw-session', 'logout 2');
  expect(heard).toEqual(['login']);
});

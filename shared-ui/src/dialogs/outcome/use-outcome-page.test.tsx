import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { useOutcomePage, usePageCode } from './use-outcome-page';
import { dialogPart } from '../overlays/parts';
import { useOutcomeInHand } from './outcome-in-hand';
import { useLookAgain } from './look-again';
import { LateOutcome } from './late-outcome';
import '../overlays/dialog-layer';

describe('use outcome page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  function Act() {
    const navigate = useNavigate();
    const page = useOutcomePage(usePageCode('/coupon/7'));
    const carryOut = async () => {
      await page.ask();
      page.arrive(() => void navigate('/coupon/8', { replace: true, state: 'new' }));
    };
    return (
      <>
        <button onClick={() => void carryOut()}>Use</button>
        {page.goOn && <button onClick={page.goOn}>Go on</button>}
      </>
    );
  }

  /** The page of an act, under a host whose page of the outcome comes as given. */
  function open(preparePage?: () => Promise<boolean>) {
    const asked = jest.fn<Promise<boolean>, [string]>(preparePage);
    const { fake } = renderWithHost(<Act />, {
      path: '/campaign/1',
      ...(preparePage && { preparePage: asked }),
    });
    const at = () => {
      const { pathname, state } = fake.host.navigation.state$.value.location;
      return [pathname, state as unknown];
    };
    return { asked, at };
  }
  const here = ['/campaign/1', null];
  const there = ['/coupon/8', 'new'];

  test.each([
    ['that has come', () => Promise.resolve(true)],
    ['under a host that cannot tell', undefined],
  ])('an act leads to the page %s at once', async (_, preparePage) => {
    const { at, asked } = open(preparePage);
    press('Use');
    await passes(0);
    expect(at()).toEqual(there);
    expect(asked.mock.calls).toEqual(preparePage ? [['/coupon/7']] : []);
  });

  test.each([
    ['does not come', 0, () => Promise.resolve(false)],
    ['never ends', 1_000, () => new Promise<boolean>(() => undefined)],
  ])('where its code %s the outcome is said here, and leads there', async (_, after, preparePage) => {
    const { at } = open(preparePage);
    press('Use');
    if (after > 0) {
      await passes(after - 1);
      expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    }
    await passes(1);
    expect(at()).toEqual(here);
    press('Go on');
    expect(at()).toEqual(there);
  });
});

const Act = ({ page }: { page?: () => Promise<unknown> }) => {
  useOutcomeInHand(page);
  return null;
};

/** A browser that says when it is idle. */
function idleBrowser() {
  const waiting = new Map<number, () => void>();
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.set(waiting.size + 1, work).size,
    cancelIdleCallback: (call: number) => waiting.delete(call),
  });
  return () => {
    for (const work of waiting.values()) work();
  };
}

const watched = () => ({
  dialog: jest.spyOn(dialogPart, 'load').mockRejectedValue(new Error('offline')),
  page: jest.fn(() => Promise.reject(new Error('offline'))),
});

test('the dialog and the page of an outcome are fetched when the page with the act is idle', () => {
  const { dialog, page } = watched();
  const idle = idleBrowser();
  render(<Act page={page} />);
  expect(dialog).not.toHaveBeenCalled();
  idle();
  expect(dialog).toHaveBeenCalledTimes(1);
  expect(page).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for a page that was left before', () => {
  const { dialog, page } = watched();
  const idle = idleBrowser();
  render(<Act page={page} />).unmount();
  idle();
  expect(dialog).not.toHaveBeenCalled();
  expect(page).not.toHaveBeenCalled();
});

test('a browser that does not say when it is idle fetches it after a second', () => {
  jest.useFakeTimers();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  const { dialog } = watched();
  const { unmount } = render(<Act />);
  jest.advanceTimersByTime(990);
  expect(dialog).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(dialog).toHaveBeenCalledTimes(1);
  unmount();
});

describe('whether the page of an outcome can be shown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    watched();
  });
  const asked = (page?: () => Promise<unknown>) => renderHook(() => useOutcomeInHand(page)).result.current();

  test.each([
    ['an act that ends on its own page', undefined, true],
    ['code that has come', () => Promise.resolve({}), true],
    ['code that cannot be fetched', () => Promise.reject(new Error('offline')), false],
  ])('is known at once for %s', async (_, page, isThere) => {
    await expect(asked(page)).resolves.toBe(isThere);
    expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test('is known a second later for code that hangs', async () => {
    const told = jest.fn();
    void asked(() => new Promise(() => undefined)).then(told);
    await jest.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(false);
  });
});

describe('look again', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  function wait(waiting = true) {
    const look = jest.fn();
    const hook = renderHook(
      ({ open }) => {
        useLookAgain(open, look);
      },
      { initialProps: { open: waiting } },
    );
    return { look, ...hook };
  }

  test('Q-181 looks every 5 seconds, as long as the question is open', () => {
    const { look, rerender } = wait();
    jest.advanceTimersByTime(4_999);
    expect(look).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_001);
    expect(look).toHaveBeenCalledTimes(2);
    rerender({ open: false });
    jest.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['connection', () => window.dispatchEvent(new Event('online'))],
    ['visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('looks at once when the %s comes back', (_, comeBack) => {
    const { look } = wait();
    comeBack();
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('a page in the background looks at nothing', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { look } = wait();
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
  });

  test('nothing is left behind', () => {
    const { look, unmount } = wait();
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(jest.getTimerCount()).toBe(0);
    expect(look).not.toHaveBeenCalled();
  });
});

test.each(['My tickets', 'Close'])('what was done is said, and "%s" leads to where it is', async (name) => {
  const goOn = jest.fn();
  renderWithHost(
    <LateOutcome title="Booked" label="My tickets" onGoOn={goOn}>
      <p>Morning</p>
    </LateOutcome>,
  );
  expect(await screen.findByRole('dialog', { name: 'Booked' })).toContainElement(screen.getByRole('status'));
  expect(screen.getByRole('status')).toHaveTextContent('Morning');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(goOn).toHaveBeenCalledTimes(1);
});

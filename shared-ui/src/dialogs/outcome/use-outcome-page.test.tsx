import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { useOutcomePage, usePageCode } from './use-outcome-page';

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

import type { StoreDetail } from '@mrw/shared-contracts/api/stores';
import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from '../app';
import { inNarrowWindow, onPhone } from '../testing/on-phone';
import { sampleDetail } from '../testing/stores';

let end = () => Promise.resolve();
afterEach(() => end());

/** Labels and links of the tiles of a store; a button has no link. */
async function tiles(over: Partial<StoreDetail> = {}) {
  const { unmount } = await renderRemote(app, {
    path: '/storeDetail/1',
    api: { 'GET /stores/1': { body: sampleDetail(over) } },
  });
  end = unmount;
  const list = await screen.findByRole('list', { name: 'Actions' });
  return within(list)
    .getAllByRole('listitem')
    .map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href') ?? null]);
}

const map = 'http://maps.test/search?api=1&query=22.2935%2C114.1686';
const directions = ['Directions (opens in a new tab)', map];
const email = ['Email', 'mailto:pier@example.test'];
const copy = ['Copy link', null];

test('on desktop a store has directions, mail and its link', async () => {
  expect(await tiles()).toEqual([directions, email, copy]);
});

describe('in a narrow window of a desktop', () => {
  inNarrowWindow();

  test('Q-067 a store cannot be called', async () => {
    expect(await tiles()).toEqual([directions, email, copy]);
  });
});

test('Q-160 the directions to an online store search for its address', async () => {
  const online = { is_online_store: true, latitude: null, longitude: null };
  const search = 'http://maps.test/search?api=1&query=1+Pier+Road';
  expect(await tiles(online)).toEqual([[directions[0], search], email, copy]);
});

describe('on a phone', () => {
  onPhone();

  test('a store can be called as well', async () => {
    expect(await tiles()).toEqual([directions, ['Call', 'tel:+85230000001'], email, copy]);
  });

  test.each<[string, Partial<StoreDetail>, (string | null)[][]]>([
    [
      'neither phone nor mail',
      { phone_number_subscriber_number: null, email_address: ' ' },
      [directions, copy],
    ],
    ['no address', { address: null }, [['Call', 'tel:+85230000001'], email, copy]],
  ])('a store with %s has no tile for it', async (_, over, expected) => {
    expect(await tiles(over)).toEqual(expected);
  });
});

test('where nothing can be copied the link stands there to be read', async () => {
  await tiles();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('http://localhost/storeDetail/1')).toBeVisible();
});

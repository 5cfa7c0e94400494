import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { goOffline, renderWithHost, type FakeAnswer, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banners } from './banners';

const banner = (id: string, fields: Partial<HomepageBanner> = {}): HomepageBanner => ({
  id,
  url: null,
  cover_photo_url: `http://api.test/media/${id}.jpg`,
  translations: [{ language: 'en', name: `Banner ${id}`, cover_photo_url: null }],
  content_type: 'NONE',
  content_reference_id: null,
  ...fields,
});

const open = (answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>), more: FakeRoutes = {}) =>
  renderWithHost(<Banners />, { api: { 'GET /homepage_banners': answer, ...more } });
const carousel = () => screen.findByRole('region', { name: 'Highlights' });

test('a banner of another site opens it in a new tab, says so, and tells it nothing about this page', async () => {
  open({ body: [banner('1', { content_type: 'EXTERNAL_URL', url: 'https://elsewhere.example/sale' })] });
  const link = await screen.findByRole('link', { name: /^Banner 1 \(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://elsewhere.example/sale');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a banner that leads nowhere is a picture alone', async () => {
  open({ body: [banner('1')] });
  expect(within(await carousel()).getByAltText('Banner 1')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a swipe over a banner drags neither its link nor its picture away', async () => {
  open({
    body: [
      banner('1', { content_type: 'STORE', content_reference_id: '5' }),
      banner('2', { content_type: 'EXTERNAL_URL', url: 'https://elsewhere.example/sale' }),
    ],
  });
  const links = (await carousel()).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('draggable'))).toEqual(['false', 'false']);
});

test('the first banner loads at once, the others when they are near', async () => {
  open({ body: [banner('1'), banner('2')] });
  const pictures = (await carousel()).querySelectorAll('img');
  expect([...pictures].map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('keeps the place of the banners while they load, and releases it when there are none', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const { container } = open(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  await waitFor(() => {
    answer({ body: [] });
    expect(container).toBeEmptyDOMElement();
  });
});

test('says that the banners could not be read, and reads them again on request', async () => {
  let broken = true;
  open(() => (broken ? { status: 500, body: {} } : { body: [banner('1')] }));
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent(/Seems there is an error here/);
  broken = false;
  await userEvent.click(within(message).getByRole('button'));
  expect(within(await carousel()).getByAltText('Banner 1')).toBeInTheDocument();
});

test('says nothing of its own without a network: the lists below do', async () => {
  goOffline();
  const { container } = open({ failure: 'network' });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('requests categories only for a banner that leads to one', async () => {
  const { fake } = open({ body: [banner('1', { content_type: 'STORE', content_reference_id: '5' })] });
  await carousel();
  expect(fake.requests.map(({ path }) => path)).toEqual(['/homepage_banners']);
});

test('a banner of a category is named after it in the address, and after the latest while it is unknown', async () => {
  const category = (id: string, name: string) => ({
    id,
    name,
    is_active: true,
    display_priority: 1,
    translations: [],
  });
  const leads = (reference: string) =>
    banner(reference, { content_type: 'OFFER_CATEGORY', content_reference_id: reference });
  open(
    { body: [leads('9'), leads('2')] },
    { 'GET /campaign_categories': { body: [category('1', 'Dining'), category('2', 'Travel')] } },
  );
  const links = (await carousel()).getElementsByTagName('a');
  await waitFor(() =>
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/offer/LATEST?id=9',
      '/offer/Travel?id=2',
    ]),
  );
});

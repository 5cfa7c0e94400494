import type { DeploymentProfile, Language, Session } from '@mrw/shared-contracts';
import { type FakeRoutes, renderRemote } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from '../app';
import { directoryRoutes } from './stores';

let end = () => Promise.resolve();
afterEach(() => end());

/** Opens the directory; `lists` are the queries for pages of stores, without those for all stores. */
export async function open(
  path = '/about/store',
  more: {
    api?: FakeRoutes;
    language?: Language;
    session?: Session;
    config?: Partial<DeploymentProfile>;
  } = {},
) {
  const { fake, domElement, unmount } = await renderRemote(app, {
    path,
    api: { ...directoryRoutes, ...more.api },
    ...(more.language ? { language: more.language } : {}),
    ...(more.session ? { session: more.session } : {}),
    ...(more.config ? { config: more.config } : {}),
  });
  end = unmount;
  const lists = () =>
    fake.requests
      .filter(({ path: asked, query }) => asked === '/stores' && query.get('page[size]') !== '200')
      .map(({ query }) => Object.fromEntries(query));
  return { fake, domElement, lists, user: userEvent.setup() };
}

export const cards = async () =>
  within(await screen.findByRole('list', { name: 'Stores' })).findAllByRole('link', { name: /Store \d/ });
/** The query of the first page without filters. */
export const page = { sort: 'display_priority', 'page[size]': '18' };

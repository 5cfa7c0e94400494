import type { DeploymentProfile, Language, Session } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { screen, within } from '@testing-library/react';
import { open } from './directory';
import { sampleStore } from './stores';

/** Of the map, as the tests of this module have it. */
const mapSize = { clientWidth: 600, clientHeight: 400 };

beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(mapSize[side]);
});

export const storeAt = (id: number, latitude: number | null, longitude: number | null) =>
  sampleStore({ id: String(id), name: `Store ${id}`, latitude, longitude, translations: [] });

/** Two that part at some zoom, two at one place, one alone, one without a place. */
const mapStores = [
  storeAt(1, 22.2932, 114.1687),
  storeAt(2, 22.2966, 114.1724),
  storeAt(3, 22.2093, 114.0293),
  storeAt(4, 22.2093, 114.0293),
  storeAt(5, 22.38, 114.188),
  storeAt(6, null, null),
];

/** Opens the directory of a deployment with a map. */
export const openMap = (
  path = '/about/store?sf_view=map',
  {
    stores = mapStores,
    language = 'en',
    session,
    ...config
  }: Partial<DeploymentProfile> & { stores?: readonly Store[]; language?: Language; session?: Session } = {},
) =>
  open(path, {
    api: { 'GET /stores': { body: stores } },
    language,
    ...(session ? { session } : {}),
    config: { storeMap: true, ...config },
  });

export const path = ({ host }: Awaited<ReturnType<typeof openMap>>['fake']) => {
  const { pathname, search } = host.navigation.state$.value.location;
  return pathname + search;
};
export const map = () => screen.findByRole('group', { name: 'Map of stores' });
/** A marker by its name: a store or, with a number first, several. */
export const marker = async (name: string) =>
  within(await map()).findByRole(/^\d/.test(name) ? 'button' : 'link', { name: new RegExp(`^${name}`) });
/** The names of all markers, those of several stores first. */
export const markers = async () => {
  const frame = await map();
  return [...within(frame).queryAllByRole('button'), ...within(frame).queryAllByRole('link')].map(
    (element) => element.lastElementChild?.textContent,
  );
};
/** Where a marker is drawn. */
export const at = async (name: string) => (await marker(name)).style.transform;
/** Where a marker is drawn, in pixels from the left and upper edge. */
export async function placeOf(name: string): Promise<{ x: number; y: number }> {
  const [x = NaN, y = NaN] = ((await at(name)).match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y };
}

import type { LightName } from '../drawing/light';
import { brandOfFiller, lookOfBrand } from './brand-looks';
import { bannerLooks, campaignLooks, inboxLooks } from './campaign-looks';
import type { CampaignLook } from './campaign-looks';
import type { Picture, Ratio, SceneDrawing } from './picture';

const daylight = ['morning', 'dawn', 'noon', 'dusk'] as const satisfies readonly LightName[];
const lightOf = (number: number): LightName => daylight[number % daylight.length] ?? 'morning';

function lookOfCampaign(id: number): CampaignLook | null {
  const look = campaignLooks[id];
  if (look !== undefined) return look;
  if (id < 601 || id > 645) return null;
  const { tint, scenes } = lookOfBrand(brandOfFiller(id));
  const first = Math.floor((id - 601) / 12);
  const sceneAt = (step: number) => scenes[(first + step) % scenes.length] ?? scenes[0];
  return {
    tint,
    shots: [
      [sceneAt(0), lightOf(id)],
      [sceneAt(1), lightOf(id + 1)],
    ],
  };
}

const scene = (drawing: SceneDrawing, ratio: Ratio): Picture => ({ kind: 'scene', ratio, ...drawing });

function campaignPicture(id: number, photo: number, ratio: Ratio, isTranslated: boolean): Picture | null {
  const look = lookOfCampaign(id);
  if (look === null || photo < 1 || photo > 6) return null;
  const take = photo - 1 + (isTranslated ? 3 : 0);
  const [name, light] = look.shots[(photo - 1) % look.shots.length] ?? look.shots[0];
  return scene({ scene: name, light, tint: look.tint, take, seed: `campaign-${id}` }, ratio);
}

type Route = { readonly pattern: RegExp; readonly picture: (groups: readonly string[]) => Picture | null };

const routes: readonly Route[] = [
  {
    pattern: /^campaigns\/(\d{3})(-zh)?-([1-6])\.jpg$/,
    picture: ([id, translated, photo]) =>
      campaignPicture(Number(id), Number(photo), 'photo', translated !== ''),
  },
  {
    pattern: /^campaigns\/(\d{3})(-zh)?-square\.jpg$/,
    picture: ([id, translated]) => campaignPicture(Number(id), 1, 'square', translated !== ''),
  },
  {
    pattern: /^banners\/([1-7])(-zh)?\.jpg$/,
    picture: ([id, translated]) => {
      const look = bannerLooks[Number(id)];
      if (look === undefined) return null;
      const [name, light, tint] = look;
      return scene(
        { scene: name, light, tint, take: translated === '' ? 0 : 1, seed: `banner-${id}` },
        'banner',
      );
    },
  },
  {
    pattern: /^inbox\/([1-6])\.jpg$/,
    picture: ([id]) => {
      const [name, light, tint] = inboxLooks[Number(id) - 1] ?? inboxLooks[0];
      return scene({ scene: name, light, tint, take: 2, seed: `inbox-${id}` }, 'photo');
    },
  },
  {
    pattern: /^stores\/(\d{1,2})-(\d{1,2})\.jpg$/,
    picture: ([brand, store]) =>
      Number(brand) < 1 || Number(brand) > 12
        ? null
        : {
            kind: 'storefront',
            ratio: 'store',
            brand: Number(brand),
            light: lightOf(Number(store)),
            take: Number(store) % 4,
            seed: `store-${store}`,
          },
  },
  {
    pattern: /^brands\/(\d{1,2})\.jpg$/,
    picture: ([brand]) =>
      Number(brand) < 1 || Number(brand) > 12
        ? null
        : { kind: 'brand', ratio: 'square', brand: Number(brand) },
  },
  {
    pattern: /^receipts\/(\d{4})-(receipt|slip)\.jpg$/,
    picture: ([claim, kind]) => ({
      kind: 'receipt',
      ratio: 'receipt',
      paper: kind === 'slip' ? 'slip' : 'receipt',
      seed: `${kind}-${claim}`,
    }),
  },
  {
    pattern: /^stamps\/(slot|gift)\.png$/,
    picture: ([kind]) => ({ kind: 'stamp', ratio: 'square', face: kind === 'gift' ? 'gift' : 'slot' }),
  },
];

/** @returns what a path below `/media/` shows, or null when there is no such picture */
export function pictureOf(path: string): Picture | null {
  for (const { pattern, picture } of routes) {
    const match = pattern.exec(path);
    if (match !== null) return picture(match.slice(1).map((group: string | undefined) => group ?? ''));
  }
  return null;
}

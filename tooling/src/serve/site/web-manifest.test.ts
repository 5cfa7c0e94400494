/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { languages } from '@mrw/shared-contracts';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { root } from '../../process/root';
import { deploymentProfileOf } from './profiles';
import { webManifest } from './web-manifest';

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  lang: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});
const profile = deploymentProfileOf('A', readAddresses({}));
const of = (language: (typeof languages)[number]) =>
  manifest.parse(JSON.parse(webManifest(profile, language)));

test('the app has its name in every language and is the same app in all of them', () => {
  expect(languages.map((language) => [of(language).lang, of(language).name])).toEqual([
    ['en-HK', 'Harbour Rewards'],
    ['zh-Hant-HK', '海港獎賞'],
    ['zh-Hans-CN', '海港奖赏'],
  ]);
  expect(new Set(languages.map((language) => of(language).id)).size).toBe(1);
});

test('the app takes pictures where the deployment has it, at an address of the site', () => {
  const target = (shared: boolean): unknown => {
    const text = webManifest({ ...profile, sharedReceipts: shared }, 'en');
    return z.looseObject({ share_target: z.optional(z.unknown()) }).parse(JSON.parse(text)).share_target;
  };
  expect(target(true)).toEqual({
    ...{ action: '/share_receipt', method: 'POST', enctype: 'multipart/form-data' },
    params: { files: [{ name: 'photo', accept: ['image/*'] }] },
  });
  expect(target(false)).toBeUndefined();
});

test('the shortcuts of the app are pages of the site, four at most, named in every language', () => {
  const shortcuts = z.array(z.object({ name: z.string().check(z.minLength(1)), url: z.string() }));
  const named = languages.map(
    (language) => z.object({ shortcuts }).parse(JSON.parse(webManifest(profile, language))).shortcuts,
  );
  expect(named.map((list) => list.map(({ url }) => url))).toEqual(
    languages.map(() => ['/user/myCard', '/use_cash_dollar', '/transaction/create', '/user/myCoupon']),
  );
  expect(new Set(named.map(([first]) => first?.name)).size).toBe(3);
});

test('every icon is a file of the size that it says, one of them to be cut to any shape', async () => {
  const { icons } = of('en');
  for (const { src, sizes } of icons) {
    const file = path.join(root, 'shell/public', path.basename(src));
    expect([src, fs.existsSync(file)]).toEqual([src, true]);
    const { width, height } = await sharp(file).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

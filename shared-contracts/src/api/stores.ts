import * as z from 'zod/mini';
import { brandSummary, campaign } from './campaigns';
import { address, id, moment, nameTranslations, text } from './text';

/** A brand of `GET /brands`. */
export const brand = z.object({
  id,
  name: z.string(),
  description: text,
  icon_url: address,
  translations: nameTranslations,
});
export type Brand = z.infer<typeof brand>;

/** A region of `GET /regions`. */
export const region = z.object({ id, name: z.string(), translations: nameTranslations });
export type Region = z.infer<typeof region>;
/** A district of `GET /regions/:id/districts`. */
export const district = z.object({ id, name: z.string(), region: id, translations: nameTranslations });
export type District = z.infer<typeof district>;

/** A category of `GET /store_categories`. */
export const storeCategory = z.object({ id, name: z.string(), translations: nameTranslations });
export type StoreCategory = z.infer<typeof storeCategory>;
/** A subcategory of `GET /store_categories/:id/store_subcategories`. */
export const storeSubcategory = z.object({
  id,
  name: z.string(),
  category: id,
  display_priority: z.number(),
  translations: z.optional(nameTranslations),
});
export type StoreSubcategory = z.infer<typeof storeSubcategory>;

/** A store of `GET /stores`. */
export const store = z.object({
  id,
  name: z.string(),
  address: text,
  description: text,
  brand: z.nullable(brandSummary),
  brandName: text,
  photo_url: address,
  district: z.nullable(z.object({ id, name: z.string(), region: id })),
  email_address: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  phone_number_country_code: text,
  phone_number_subscriber_number: text,
  is_online_store: z.boolean(),
  display_priority: z.number(),
  creation_date: moment,
  last_modified_date: moment,
  subcategories: z.array(storeSubcategory),
  translations: z.array(z.object({ language: z.string(), name: z.string(), address: text })),
});
export type Store = z.infer<typeof store>;

/** The store of `GET /stores/:id`, with its campaigns. */
export const storeDetail = z.extend(store, { campaigns: z.array(campaign) });
export type StoreDetail = z.infer<typeof storeDetail>;

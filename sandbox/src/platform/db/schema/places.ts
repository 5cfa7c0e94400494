import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, localized, moment } from './columns';

export const brands = pgTable('brands', {
  id: id(),
  name: localized().notNull(),
  description: localized(),
  icon_url: text(),
});

export const regions = pgTable('regions', { id: id(), name: localized().notNull() });

export const districts = pgTable('districts', {
  id: id(),
  name: localized().notNull(),
  region_id: integer().notNull(),
});

export const store_categories = pgTable('store_categories', { id: id(), name: localized().notNull() });

export const store_subcategories = pgTable('store_subcategories', {
  id: id(),
  name: localized().notNull(),
  category_id: integer().notNull(),
  display_priority: integer().notNull(),
});

export const stores = pgTable('stores', {
  id: id(),
  name: localized().notNull(),
  address: localized(),
  description: localized(),
  brand_id: integer(),
  /** A store of a region without districts has only the region. */
  district_id: integer(),
  region_id: integer(),
  subcategory_ids: integer().array().notNull().default([]),
  photo_url: text(),
  email_address: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  phone_number_country_code: text(),
  phone_number_subscriber_number: text(),
  is_online_store: boolean().notNull().default(false),
  third_party_store_code: text(),
  display_priority: integer().notNull(),
  /** Six digits; null: the store has no staff code. */
  staff_code: text().unique(),
  /** Content of the store's QR code, e.g. STORE-1. */
  qr_code: text().unique(),
  creation_date: moment().notNull(),
  last_modified_date: moment().notNull(),
});

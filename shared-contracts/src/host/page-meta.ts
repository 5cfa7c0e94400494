/** An offer in structured data (schema.org `Offer`). */
export type OfferData = {
  kind: 'offer';
  name: string;
  /** When it starts and ends, as ISO 8601; null: no end. */
  from: string;
  until: string | null;
  inStock: boolean;
  /** Name of the brand; null without one. */
  brand: string | null;
};

/** A store in structured data (schema.org `LocalBusiness`, or `OnlineStore`). */
export type StoreData = {
  kind: 'store';
  name: string;
  isOnline: boolean;
  address: string | null;
  district: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  email: string | null;
  brand: string | null;
};

/**
 * What a page says of itself to search engines and previews. Texts are of the current language and may contain
 * markup, which is removed.
 */
export type PageMeta = {
  /** Title of the window and of previews; the heading of the page without it. */
  title?: string;
  /** The description of the site without it. */
  description?: string | null;
  /** Address of a picture; the icon of the site without it. */
  picture?: { url: string; alt: string } | null;
  kind?: 'website' | 'product';
  /** Path and those parameters that identify the page; the path alone without it. */
  address?: string | null;
  /** True: search engines leave the page out, for example an offer that has ended. */
  unlisted?: boolean;
  data?: OfferData | StoreData;
};

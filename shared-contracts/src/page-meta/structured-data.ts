import type { OfferData, StoreData } from '../host/page-meta';

type Facts = { url: string; description: string; picture: string | null };

/**
 * JSON-LD of a page in the vocabulary of schema.org, as the content of a script element: it contains no `<`.
 *
 * @param facts of the page: absolute addresses, plain text
 */
export function structuredData(data: OfferData | StoreData, facts: Facts): string {
  const value = {
    '@context': 'https://schema.org',
    ...(data.kind === 'offer' ? offer(data) : store(data)),
    url: facts.url,
    description: facts.description,
    image: facts.picture ?? undefined,
  };
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`);
}

const offer = ({ name, from, until, inStock, brand }: OfferData) => ({
  '@type': 'Offer',
  name,
  validFrom: from || undefined,
  validThrough: until ?? undefined,
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  offeredBy: brand === null ? undefined : { '@type': 'Organization', name: brand },
});

const store = (data: StoreData) => ({
  '@type': data.isOnline ? 'OnlineStore' : 'LocalBusiness',
  name: data.name,
  address: data.address
    ? {
        '@type': 'PostalAddress',
        streetAddress: data.address,
        addressLocality: data.district ?? undefined,
        addressRegion: 'HK',
      }
    : undefined,
  geo:
    data.latitude === null || data.longitude === null
      ? undefined
      : { '@type': 'GeoCoordinates', latitude: data.latitude, longitude: data.longitude },
  telephone: data.phone ?? undefined,
  email: data.email ?? undefined,
  brand: data.brand === null ? undefined : { '@type': 'Brand', name: data.brand },
});

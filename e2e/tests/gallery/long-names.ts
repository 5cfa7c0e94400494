import type { Page } from '@playwright/test';

/** Fields that hold a name or a title of something. */
const names =
  /^(?:name|title|display_title|short_name|first_name|last_name|nickname|store_name|brand_name|label)$/;

/** A name of realistic maximum length: the words repeated up to 90 characters. */
function long(name: string): string {
  let result = name;
  while (name !== '' && result.length < 90) result += ` ${name}`;
  return result;
}

function lengthen(data: unknown, field = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => lengthen(item, field));
  if (typeof data === 'string') return names.test(field) ? long(data) : data;
  if (typeof data !== 'object' || data === null) return data;
  const isTranslated = names.test(field);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, lengthen(value, isTranslated ? field : key)]),
  );
}

/** Every answer of the API with long names in it. */
export async function lengthened(page: Page, api: string): Promise<void> {
  await page.route(
    (url) => url.origin === api,
    async (route) => {
      if (route.request().method() !== 'GET' || !/xhr|fetch/.test(route.request().resourceType()))
        return route.fallback();
      const response = await route.fetch();
      const body: unknown = await response.json().catch(() => null);
      return route.fulfill({ response, json: lengthen(body) });
    },
  );
}

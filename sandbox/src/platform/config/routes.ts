import { additionalSection, profileFieldConfig } from '@mrw/shared-contracts/api/config';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../context';
import type { Db } from '../db/connect';
import type { SettingKey } from '../db/schema/access';
import { settings } from '../db/schema/access';

async function readSetting(db: Db, key: SettingKey): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** Profile fields of the variant that the console has switched to (demo-data, Profile configuration). */
export async function readProfileFields(db: Db): Promise<z.infer<typeof profileFields>> {
  const variant = await readSetting(db, 'profile_variant');
  const key = variant === 'alternative' ? 'customer_profile_field_alternative' : 'customer_profile_field';
  return profileFields.parse((await readSetting(db, key)) ?? []);
}

export async function readAdditionalSections(db: Db): Promise<z.infer<typeof sections>> {
  return sections.parse((await readSetting(db, 'customer_additional_data')) ?? []);
}

const profileFields = z.array(profileFieldConfig);
const sections = z.array(additionalSection);

export function configRoutes(api: Api, { connection: { db } }: Context): void {
  api.get('/config/customer_profile_field', { schema: { response: { 200: profileFields } } }, () =>
    readProfileFields(db),
  );
  api.get('/config/customer_additional_data', { schema: { response: { 200: sections } } }, () =>
    readAdditionalSections(db),
  );
}

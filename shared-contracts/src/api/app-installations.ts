import * as z from 'zod/mini';
import { id } from './text';

/** Body of `POST /app_installations`. */
export const appInstallationRequest = z.object({
  customer: id,
  platform: z.string(),
  device_id: z.string(),
  language: z.string(),
  app_version: z.string(),
});
export type AppInstallationRequest = z.infer<typeof appInstallationRequest>;
/** Body of `PATCH /app_installations/:id`. */
export const appInstallationPatch = z.partial(appInstallationRequest);
/** Answer of `POST /app_installations`. */
export const appInstallation = z.object({ id });

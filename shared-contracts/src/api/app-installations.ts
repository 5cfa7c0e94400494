import * as z from 'zod/mini';
import { id } from './text';

export const appInstallationRequest = z.object({
  customer: id,
  platform: z.string(),
  device_id: z.string(),
  language: z.string(),
  app_version: z.string(),
});
export type AppInstallationRequest = z.infer<typeof appInstallationRequest>;
export const appInstallationPatch = z.partial(appInstallationRequest);
export const appInstallation = z.object({ id });

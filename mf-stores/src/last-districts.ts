import type { HostStorage } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

/** Districts that a member chose last: the map begins there while the own place is not known. */
export const lastDistricts = (storage: HostStorage) =>
  storage.member('stores_districts', z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)));

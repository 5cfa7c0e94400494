import { readPage, useHost } from '@mrw/shared-contracts';
import { additionalSection, profileFieldConfig } from '@mrw/shared-contracts/api/config';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** A field that this version has no component for is left out. */
const namedField = z.extend(profileFieldConfig, { field_name: z.string() });

export function useProfileFieldConfig() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['config', 'profile-field'],
    queryFn: async ({ signal }) => {
      const request = { url: '/config/customer_profile_field', signal };
      return (await readPage(http.other, request, namedField)).items;
    },
  });
}

export function useAdditionalDataConfig() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['config', 'additional-data'],
    // A field of an unknown type is shown as a line of text.
    queryFn: async ({ signal }) => {
      const request = { url: '/config/customer_additional_data', signal };
      return (await readPage(http.other, request, additionalSection)).items;
    },
  });
}

import { readResource, useHost } from '@mrw/shared-contracts';
import { additionalSection, profileFieldConfig } from '@mrw/shared-contracts/api/config';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const profileFields = z.array(profileFieldConfig);
const sections = z.array(additionalSection);

export function useProfileFieldConfig() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['config', 'profile-field'],
    queryFn: ({ signal }) =>
      readResource(http.other, { url: '/config/customer_profile_field', signal }, profileFields),
  });
}

export function useAdditionalDataConfig() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['config', 'additional-data'],
    queryFn: ({ signal }) =>
      readResource(http.other, { url: '/config/customer_additional_data', signal }, sections),
  });
}

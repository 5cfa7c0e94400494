import { readResource, send, useHost } from '@mrw/shared-contracts';
import { uploadedFile, type ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMember } from '../member/member-context';
import { mediaPath, type Upload } from './claim-rules';

/** Sends one picture. @throws ApiError, and Error when the answer is not below /media/ */
export function useUpload() {
  const { http } = useHost();
  return useMutation({
    mutationFn: async (file: File): Promise<Upload> => {
      const data = new FormData();
      data.append('file', file);
      const request = { method: 'POST', url: '/customer-app/files', data };
      const { file: url } = await readResource(http.other, request, uploadedFile);
      const path = mediaPath(url);
      if (path === null) throw new Error('The address of the upload has no /media/ part.');
      return { url, path };
    },
  });
}

export function useCreateClaim() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (data: ClaimRequest) => {
      const { status } = await send(http.other, {
        method: 'POST',
        url: `/customers/${uid}/transactions`,
        data,
      });
      if (status !== 201) throw new Error(`The claim was answered with ${status}.`);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['claims', 'list'] }),
  });
}

import { failureOf } from '@mrw/shared-contracts';
import { UnfitPhoto } from './prepare-photo';

export type PhotoFault = 'notUploaded' | UnfitPhoto['reason'];

/** The text below a photo that was not uploaded, or that the server refused. */
export function photoFault(error: unknown): PhotoFault {
  if (error instanceof UnfitPhoto) return error.reason;
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return 'notUploaded';
  if (failure.status === 413) return 'tooLarge';
  return failure.fields['file'] === undefined ? 'notUploaded' : 'notPicture';
}

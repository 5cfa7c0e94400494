import { ApiError, send, type Host } from '@mrw/shared-contracts';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { expectStatus } from '../../common/calls/expect-status';
import { mediaPath, type Upload } from './claim-rules';

type Progress =
  /** `share` is 0 to 1. */
  | { kind: 'sending'; share: number }
  /** There is no network: the photo is sent when it is back. */
  | { kind: 'waiting' };

/** `local`: the address of the preview. */
export type PhotoState = { kind: 'idle' } | (Progress & { local: string });

type Client = Host['http']['other'];

/** Milliseconds before a photo whose connection broke is sent again. */
const pauses = [800, 2_400] as const;

type Report = (progress: Progress) => void;

async function upload(client: Client, photo: File, signal: AbortSignal, report: Report): Promise<Upload> {
  const data = new FormData();
  data.append('file', photo);
  const request = {
    method: 'POST',
    url: '/customer-app/files',
    data,
    signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => {
      report({ kind: 'sending', share: total ? loaded / total : 0 });
    },
  };
  const answer = expectStatus(await send(client, request), 200);
  const { file: url } = uploadedFile.parse(answer.data);
  const path = mediaPath(url);
  if (path === null) throw new Error('The address of the upload has no /media/ part.');
  return { url, path };
}

/**
 * Sends a photo. A broken connection is retried; an answer, or none in time, is final.
 *
 * @throws the error of the last try
 */
export async function sendPhoto(
  client: Client,
  photo: File,
  signal: AbortSignal,
  report: Report,
): Promise<Upload> {
  const left = [...pauses];
  for (;;) {
    if (!navigator.onLine) {
      report({ kind: 'waiting' });
      await backOnline(signal);
    }
    report({ kind: 'sending', share: 0 });
    try {
      return await upload(client, photo, signal, report);
    } catch (error) {
      if (signal.aborted || !isBroken(error)) throw error;
      // Without a network the next try waits for it, without a limit; only tries with a network are counted.
      const pause = navigator.onLine ? left.shift() : 0;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const isBroken = (error: unknown): boolean => error instanceof ApiError && error.failure.kind === 'network';

function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener('online', settle);
      resolve();
    };
    window.addEventListener('online', settle);
    signal.addEventListener('abort', settle);
  });
}

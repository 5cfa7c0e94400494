import { ApiError, readResource, useHost } from '@mrw/shared-contracts';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { useEffect, useRef, useState } from 'react';
import { mediaPath, type Upload } from './claim-rules';
import { preparePhoto } from './prepare-photo';

export type PhotoState =
  | { kind: 'idle' }
  /** `share` is 0 to 1; `local` the address of the preview. */
  | { kind: 'sending'; local: string; share: number }
  /** The network is away: the photo goes out as soon as it is back. */
  | { kind: 'waiting'; local: string };

/** Milliseconds before a photo whose connection broke is sent again. */
const pauses = [800, 2_400] as const;

/** Prepares a photo and sends it as soon as it is chosen; the last one chosen counts. */
export function usePhotoUpload(says: { done(upload: Upload): void; failed(): void }) {
  const { http } = useHost();
  const [state, setState] = useState<PhotoState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const local = state.kind === 'idle' ? null : state.local;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local);
    },
    [local],
  );

  const send = async (photo: File, preview: string, signal: AbortSignal): Promise<Upload> => {
    const data = new FormData();
    data.append('file', photo);
    const request = {
      method: 'POST',
      url: '/customer-app/files',
      data,
      signal,
      onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => {
        setState({ kind: 'sending', local: preview, share: total ? loaded / total : 0 });
      },
    };
    const { file: url } = await readResource(http.other, request, uploadedFile);
    const path = mediaPath(url);
    if (path === null) throw new Error('The address of the upload has no /media/ part.');
    return { url, path };
  };

  /** A broken connection is worth another try; an answer, or none in time, is final. */
  const sendUntilAnswered = async (photo: File, preview: string, signal: AbortSignal): Promise<Upload> => {
    const left = [...pauses];
    for (;;) {
      if (!navigator.onLine) {
        setState({ kind: 'waiting', local: preview });
        await backOnline(signal);
      }
      setState({ kind: 'sending', local: preview, share: 0 });
      try {
        return await send(photo, preview, signal);
      } catch (error) {
        if (signal.aborted || !isBroken(error)) throw error;
        // Without a network the next try waits for it, however long; only tries with one are counted.
        const pause = navigator.onLine ? left.shift() : 0;
        if (pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };

  const choose = async (file: File): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const preview = URL.createObjectURL(file);
    setState({ kind: 'sending', local: preview, share: 0 });
    try {
      const upload = await sendUntilAnswered(await preparePhoto(file), preview, mine.signal);
      if (!mine.signal.aborted) says.done(upload);
    } catch {
      if (!mine.signal.aborted) says.failed();
    }
    if (!mine.signal.aborted) setState({ kind: 'idle' });
  };

  return { state, choose: (file: File) => void choose(file) };
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

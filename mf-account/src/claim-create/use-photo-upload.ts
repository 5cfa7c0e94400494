import { ApiError, send, useHost } from '@mrw/shared-contracts';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { expectStatus } from '../calls/expect-status';
import { mediaPath, type Upload } from './claim-rules';
import { forgetPhoto, keepPhoto, keptPhoto, type PhotoPlace } from './kept-photo';
import { preparePhoto, UnfitPhoto } from './prepare-photo';

export type PhotoState =
  | { kind: 'idle' }
  /** `share` is 0 to 1; `local` the address of the preview. */
  | { kind: 'sending'; local: string; share: number }
  /** The network is away: the photo goes out as soon as it is back. */
  | { kind: 'waiting'; local: string };

/** Milliseconds before a photo whose connection broke is sent again. */
const pauses = [800, 2_400] as const;

export type PhotoFault = 'notUploaded' | UnfitPhoto['reason'];

/**
 * Prepares a photo and sends it as soon as it is chosen; the last one chosen counts. Until it is sent it is
 * kept with the tab: after a reload it goes out again.
 */
export function usePhotoUpload(
  place: PhotoPlace,
  says: { done(upload: Upload): void; failed(fault: PhotoFault): void },
) {
  const { http } = useHost();
  const [state, setState] = useState<PhotoState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const local = state.kind === 'idle' ? null : state.local;

  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local);
    },
    [local],
  );

  const upload = async (photo: File, preview: string, signal: AbortSignal): Promise<Upload> => {
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
    const answer = expectStatus(await send(http.other, request), 200);
    const { file: url } = uploadedFile.parse(answer.data);
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
        return await upload(photo, preview, signal);
      } catch (error) {
        if (signal.aborted || !isBroken(error)) throw error;
        // Without a network the next try waits for it, however long; only tries with one are counted.
        const pause = navigator.onLine ? left.shift() : 0;
        if (pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };

  /** @param prepared the photo as it leaves the device */
  const run = async (
    chosen: File,
    prepared: (file: File, signal: AbortSignal) => Promise<File>,
  ): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const preview = URL.createObjectURL(chosen);
    setState({ kind: 'sending', local: preview, share: 0 });
    try {
      const uploaded = await sendUntilAnswered(await prepared(chosen, mine.signal), preview, mine.signal);
      if (!mine.signal.aborted) says.done(uploaded);
    } catch (error) {
      if (!mine.signal.aborted) says.failed(error instanceof UnfitPhoto ? error.reason : 'notUploaded');
    }
    if (mine.signal.aborted) return;
    forgetPhoto(place);
    setState({ kind: 'idle' });
  };

  const kept = useEffectEvent(() => Promise.resolve(keptPhoto(place)));
  const resume = useEffectEvent((waiting: File) => run(waiting, (file) => Promise.resolve(file)));
  useEffect(() => {
    let here = true;
    void kept().then((waiting) => {
      if (here && waiting) void resume(waiting);
    });
    return () => {
      here = false;
      running.current?.abort();
    };
  }, []);

  return {
    state,
    choose: (file: File) => {
      forgetPhoto(place);
      void run(file, async (chosen, signal) => {
        const photo = await preparePhoto(chosen);
        if (!signal.aborted) await keepPhoto(place, photo);
        return photo;
      });
    },
  };
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

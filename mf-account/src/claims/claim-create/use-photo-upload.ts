import { useHost } from '@mrw/shared-contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Upload } from './claim-rules';
import { dataUrlOf, keptPhoto, photoOf, type PhotoField } from './kept-photo';
import { preparePhoto } from './prepare-photo';
import { sendPhoto, type PhotoState } from './send-photo';

/**
 * Prepares and uploads a photo as soon as it is chosen; the last choice counts. Until it is uploaded it is stored for
 * the tab: after a reload the upload starts again.
 */
export function usePhotoUpload(
  field: PhotoField,
  callbacks: { done(upload: Upload): void; failed(error: unknown): void },
) {
  const { http, storage } = useHost();
  const [stored] = useState(() => keptPhoto(storage, field));
  const [state, setState] = useState<PhotoState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const local = state.kind === 'idle' ? null : state.local;

  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local);
    },
    [local],
  );

  /** @param prepared returns the photo in the form that is uploaded */
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
      const photo = await prepared(chosen, mine.signal);
      const uploaded = await sendPhoto(http.other, photo, mine.signal, (progress) => {
        setState({ ...progress, local: preview });
      });
      if (!mine.signal.aborted) callbacks.done(uploaded);
    } catch (error) {
      if (!mine.signal.aborted) callbacks.failed(error);
    }
    if (mine.signal.aborted) return;
    stored.remove();
    setState({ kind: 'idle' });
  };

  const kept = useEffectEvent(() => Promise.resolve(photoOf(stored.read() ?? '', field)));
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
      stored.remove();
      void run(file, async (chosen, signal) => {
        const photo = await preparePhoto(chosen);
        // A photo that cannot be stored is uploaded all the same.
        if (!signal.aborted) await dataUrlOf(photo).then(stored.write, () => undefined);
        return photo;
      });
    },
  };
}

import { useRef, useState } from 'react';

import { ConnectionError, messageOf } from '../../api/errors.ts';
import { fetchWithProgress } from '../../api/fetch-with-progress.ts';
import { runBatch } from '../../ui/batch/run-batch.ts';
import { isPicture, NOT_CONVERTED, preparePicture } from '../../ui/pictures/prepare-picture.ts';
import { texts } from './texts.ts';

/** A phone holds few large photos in memory at once. */
const AT_ONCE = 2;

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly step: 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';
  readonly error?: string;
  /** How much of it is sent. */
  readonly percent?: number;
}

/** Sends one picture; `options` are those of the call. */
type SendPicture<Said> = (
  image: File,
  said: Said,
  options: {
    readonly idempotencyKey: string;
    readonly upload: ReturnType<typeof fetchWithProgress>;
  },
) => Promise<unknown>;

class NotUsable extends Error {}

/**
 * The file to send: smaller, and a JPEG if it was HEIC. Throws NotUsable with the user's message.
 */
async function prepare(file: File, maxBytes: number): Promise<File> {
  const ready = await preparePicture(file);
  if (ready === undefined) throw new NotUsable(NOT_CONVERTED);
  if (ready.size <= maxBytes) return ready;
  throw new NotUsable(texts.tooLarge(maxBytes / 1024 / 1024));
}

function errorText(error: unknown): string {
  if (error instanceof NotUsable) return error.message;
  if (error instanceof ConnectionError) return texts.offline;
  return messageOf(error, texts.uploadFailed);
}

/**
 * The pictures that are chosen and what became of each. One keeps its idempotency key, so that a retry
 * after a lost answer adds it once. `maxBytes` is the most that the call takes.
 */
export function useUploads<Said>(maxBytes: number, sendPicture: SendPicture<Said>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const prepared = useRef(new Map<string, File>());

  const set = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const sendOne = async ({ id, file }: Upload, said: Said) => {
    try {
      set(id, { step: 'preparing' });
      const image = prepared.current.get(id) ?? (await prepare(file, maxBytes));
      prepared.current.set(id, image);
      set(id, { step: 'sending', percent: 0 });
      const upload = fetchWithProgress((percent) => set(id, { percent }));
      await sendPicture(image, said, { idempotencyKey: id, upload });
      set(id, { step: 'done' });
    } catch (error) {
      set(id, { step: 'failed', error: errorText(error) });
      throw error;
    }
  };

  return {
    uploads,
    /** The names of the files of the last choice that are no pictures. */
    refused,
    busy,
    /** Gives those of the files that are pictures. */
    async add(files: readonly File[]): Promise<readonly Upload[]> {
      const usable = await Promise.all(files.map(isPicture));
      setRefused(files.filter((_, at) => usable[at] !== true).map(({ name }) => name));
      const added = files
        .filter((_, at) => usable[at] === true)
        .map((file): Upload => ({ id: crypto.randomUUID(), file, step: 'waiting' }));
      setUploads((all) => [...all, ...added]);
      return added;
    },
    remove: (id: string) => setUploads((all) => all.filter((one) => one.id !== id)),
    /** Sends all that are not there yet, or those that are given; gives how many were taken. */
    async send(said: Said, wanted = uploads.filter(({ step }) => step !== 'done')) {
      setBusy(true);
      for (const { id } of wanted) set(id, { step: 'waiting' });
      const { failed } = await runBatch(wanted, (one) => sendOne(one, said), {
        concurrency: AT_ONCE,
      });
      setBusy(false);
      const before = uploads.filter(({ step }) => step === 'done').length;
      const done = before + wanted.length - failed.length;
      return { done, isAll: done === uploads.length };
    },
  };
}

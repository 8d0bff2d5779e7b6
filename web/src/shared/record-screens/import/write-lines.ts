import type { ImportedType } from '@driftig/contracts/records/import';
import { mostLines } from '@driftig/contracts/records/import';
import type { RecordType } from '@driftig/contracts/records/record-type';
import { recordRoutes } from '@driftig/contracts/records/routes';

import { call } from '../../../api/client.ts';
import { createRetryWhenBusy } from '../../../api/retry-when-busy.ts';
import { runBatch } from '../../../ui/batch/run-batch.ts';
import { labelFaults, type CheckedLine } from './check-lines.ts';

/** The lines of one call with its idempotency key: a retry writes them once. */
interface ImportBatch {
  readonly key: string;
  readonly lines: readonly CheckedLine[];
}

export function batchesOf(lines: readonly CheckedLine[]): readonly ImportBatch[] {
  return Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, index) => ({
    key: crypto.randomUUID(),
    lines: lines.slice(index * mostLines, (index + 1) * mostLines),
  }));
}

/** The progress of an import. What is left can be written later without duplicates. */
export interface Written {
  readonly saved: number;
  /** Lines that the server refused although this page found them valid. */
  readonly refused: readonly CheckedLine[];
  readonly left: readonly ImportBatch[];
  /** The error that stopped it. */
  readonly error?: unknown;
  /** The server is busy (429 or 503): the import goes on after a pause. */
  readonly waiting?: boolean;
}

export const nothingWritten: Omit<Written, 'left'> = { saved: 0, refused: [] };
export const countLines = (batches: readonly ImportBatch[]) =>
  batches.reduce((sum, { lines }) => sum + lines.length, 0);

interface Writing {
  readonly type: RecordType;
  readonly before: Written;
  readonly shouldContinue: () => boolean;
  readonly onProgress: (now: Written) => void;
  /** Collects what becomes stale, see `ChangeOptions`. */
  readonly collect?: Set<string>;
}

/** Writes what is left, a few batches at a time, until all is written, a call fails, or it is stopped. */
export async function writeLines(writing: Writing) {
  const { type, before, shouldContinue: goOn, onProgress, collect = new Set() } = writing;
  const left = new Set(before.left);
  let now: Written = { ...nothingWritten, ...before };
  const retryWhenBusy = createRetryWhenBusy({
    shouldContinue: goOn,
    onWait: () => onProgress({ ...now, waiting: true }),
  });
  const write = async (batch: ImportBatch) => {
    const { saved, refused } = await retryWhenBusy(() => send(type, batch, collect));
    left.delete(batch);
    now = {
      saved: now.saved + saved,
      refused: [...now.refused, ...refused],
      left: [...left],
    };
    onProgress(now);
  };
  const { failed } = await runBatch(before.left, write, {
    shouldContinue: goOn,
    stopAtFailure: true,
  });
  const [first] = failed;
  return first === undefined ? now : { ...now, left: [...left], error: first.error };
}

async function send(type: RecordType, { key, lines }: ImportBatch, collect: Set<string>) {
  const body = { type: type.name as ImportedType, lines: lines.map(({ fields }) => fields) };
  const options = { idempotencyKey: key, collect };
  const answer = await call(recordRoutes.importRecords, { body }, options);
  const refused = answer.refused.flatMap(({ line, fields }) => {
    const sent = lines[line];
    return sent ? [{ ...sent, faults: labelFaults(type, fields) }] : [];
  });
  return { saved: answer.saved, refused };
}

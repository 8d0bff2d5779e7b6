import { badInput } from '@driftig/domain/errors';

/** A page of a list, and where the next begins; `undefined` when this is the last. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly cursor: string | undefined;
}

export interface PageRequest {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export const defaultPageSize = 100;

/**
 * A cursor of another partition would silently give an empty page, and one of another company must
 * never be followed: every partition key in it has to be the one that is about to be read.
 */
export function checkCursor(cursor: string | undefined, partition: string): string | undefined {
  if (cursor === undefined) return undefined;
  const key = readKey(cursor);
  const partitions = Object.entries(key).filter(([name]) => name.endsWith('pk'));
  const own = partitions.every(
    ([, value]) => value === partition || partition.startsWith(`${value}#`),
  );
  if (partitions.length === 0 || !own)
    throw badInput({ cursor: 'Listen kan ikke fortsættes herfra.' });
  return cursor;
}

export function wrongCursor(): Error {
  return badInput({ cursor: 'Listen kan ikke fortsættes herfra.' });
}

function readKey(cursor: string): Record<string, string> {
  const invalid = wrongCursor();
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (typeof key !== 'object' || key === null || Array.isArray(key)) throw invalid;
    if (!Object.values(key).every((value) => typeof value === 'string')) throw invalid;
    return key as Record<string, string>;
  } catch (error) {
    throw error instanceof SyntaxError ? invalid : error;
  }
}

interface Queried<T> {
  readonly data: readonly T[];
  readonly cursor: string | null;
}

export function pageOf<T, R>(result: Queried<T>, toRow: (item: T) => R): Page<R> {
  return { rows: result.data.map((item) => toRow(item)), cursor: result.cursor ?? undefined };
}

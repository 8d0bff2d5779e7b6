import { badInput } from '@driftig/domain/errors';

/** A page of a list and the cursor of the next; undefined when this is the last. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly cursor: string | undefined;
}

export interface PageRequest {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export const defaultPageSize = 100;

/** By key name: the exact partition keys of a list, and the prefixes of its sort keys. */
export type CursorShape = Readonly<Record<string, string>>;

/**
 * Throws bad_input unless the cursor's keys are those of the list to be read. A cursor comes from the
 * client: one of another company must not be followed, and DynamoDB fails on one of another list.
 */
export function assertCursorOf(cursor: string | undefined, shape: CursorShape): void {
  if (cursor === undefined) return;
  const key = readKey(cursor);
  const names = Object.entries(shape);
  const fits = names.every(([name, expected]) => keyFits(name, key[name] ?? '', expected));
  if (!fits || Object.keys(key).length !== names.length) throw invalidCursorError();
}

/** Throws bad_input for a cursor whose key of that name is outside the bounds of the query. */
export function assertCursorBetween(
  cursor: string | undefined,
  name: string,
  [lowest, highest]: readonly [string, string],
): void {
  if (cursor === undefined) return;
  const value = readKey(cursor)[name] ?? '';
  if (value < lowest || value > highest) throw invalidCursorError();
}

function keyFits(name: string, value: string, expected: string): boolean {
  return name.endsWith('pk') ? value === expected : value !== '' && value.startsWith(expected);
}

export function invalidCursorError(): Error {
  return badInput({ cursor: 'Listen kan ikke fortsættes herfra.' });
}

function readKey(cursor: string): Record<string, string> {
  const invalid = invalidCursorError();
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (typeof key !== 'object' || key === null || Array.isArray(key)) throw invalid;
    if (!Object.values(key).every((value) => typeof value === 'string')) throw invalid;
    return key as Record<string, string>;
  } catch (error) {
    throw error instanceof SyntaxError ? invalid : error;
  }
}

export interface QueryResult<T> {
  readonly data: readonly T[];
  readonly cursor: string | null;
}

export function pageOf<T, R>(result: QueryResult<T>, toRow: (item: T) => R): Page<R> {
  return { rows: result.data.map((item) => toRow(item)), cursor: result.cursor ?? undefined };
}

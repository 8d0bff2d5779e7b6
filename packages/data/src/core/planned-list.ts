import { invalidCursorError, defaultPageSize, type Page, type PageRequest } from './page.ts';

/** Reads a page of one side of the day: what starts on it or later, or what started before. */
export type ReadSide<T> = (
  side: Side,
  page: { readonly limit: number; readonly cursor: string | undefined },
) => Promise<Page<T>>;

/** `day` is the day of the first page, so that midnight neither repeats nor drops a row. */
interface Side {
  readonly past: boolean;
  readonly day: string;
}

/**
 * A page of what comes next: from `today` on, nearest first, then what was before, latest first. Two
 * queries of an index by date; a page that ends the first is filled from the second.
 */
export async function plannedPage<T>(
  read: ReadSide<T>,
  today: string,
  { limit = defaultPageSize, cursor }: PageRequest,
): Promise<Page<T>> {
  const from = cursor === undefined ? { past: false, day: today, key: undefined } : sideIn(cursor);
  const page = await readOn(read, from, limit);
  if (from.past || page.cursor !== undefined) return page;
  const past = { past: true, day: from.day, key: undefined };
  const missing = limit - page.rows.length;
  if (missing === 0) return { rows: page.rows, cursor: cursorOf(past, '') };
  const rest = await readOn(read, past, missing);
  return { rows: [...page.rows, ...rest.rows], cursor: rest.cursor };
}

type Place = Side & { readonly key: string | undefined };

async function readOn<T>(
  read: ReadSide<T>,
  { key, ...side }: Place,
  limit: number,
): Promise<Page<T>> {
  const { rows, cursor } = await read(side, { limit, cursor: key });
  return { rows, cursor: cursor === undefined ? undefined : cursorOf(side, cursor) };
}

const cursorOf = ({ past, day }: Side, key: string) => `${past ? 'past' : 'next'}.${day}.${key}`;

/** Throws bad_input for a cursor of another list. */
function sideIn(cursor: string): Place {
  const [, side, day, key] = /^(next|past)\.(\d{4}-\d\d-\d\d)\.([\w-]*)$/.exec(cursor) ?? [];
  if (side === undefined || day === undefined) throw invalidCursorError();
  return { past: side === 'past', day, key: key === '' ? undefined : key };
}

/** Sent with a page that a list found by search, order and filters: how many rows were read and match. */
export const foundHeader = 'x-found';

export interface FoundRows {
  /** Number of rows that were read; reading goes on by `x-next-cursor` where there are more. */
  readonly read: number;
  /** Number of rows that match under each status, '' for all. */
  readonly counts: ReadonlyMap<string, number>;
}

/** `read=13400&all=52&sent=40`; a status without rows is left out. */
export function writeFound({ read, counts }: FoundRows): string {
  const named = [...counts].map(([status, count]) => [status || 'all', String(count)]);
  return new URLSearchParams([['read', String(read)], ...named]).toString();
}

export function readFound(text: string): FoundRows {
  const { read, all, ...statuses } = Object.fromEntries(new URLSearchParams(text));
  const counts = [['', all] as const, ...Object.entries(statuses)];
  return {
    read: Number(read ?? 0),
    counts: new Map(counts.map(([status, count]) => [status, Number(count ?? 0)])),
  };
}

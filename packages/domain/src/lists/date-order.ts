/**
 * The place of a dated row in the order of what comes next: what is not over yet first, nearest
 * first, then what is over, newest first (docs/product/records.md, G2). Ascending.
 */
interface Dated {
  /** 'yyyy-mm-dd'; '' comes last. */
  readonly date: string;
  /** 'hh:mm' or ''. */
  readonly time?: string;
  /** Its last day, where that is another. */
  readonly until?: string;
}

const digits = (text: string) => Number(text.replaceAll(/\D/g, '') || 0);

/** Above each yyyymmddhhmm. */
const OVER = 1e13;

export function comesNext({ date, time = '', until = date }: Dated, today: string): number {
  if (date === '') return Number.POSITIVE_INFINITY;
  const at = digits(date) * 10_000 + digits(time);
  return (until || date) >= today ? at : OVER - at;
}

/** `yyyy-mm-dd`, a calendar date in Europe/Copenhagen. */
export type DateText = string;

/** Made when it is first asked: the first of a page costs a phone 40 ms, which no file should on loading. */
let copenhagen: Intl.DateTimeFormat | undefined;

/** The date in Denmark at an instant (ISO UTC). */
export function danishDate(instant: string): DateText {
  copenhagen ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Copenhagen',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return copenhagen.format(new Date(instant));
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: DateText, days: number): DateText {
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: DateText, to: DateText): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

export function yearOf(date: DateText): number {
  return Number(date.slice(0, 4));
}

/** 1-12 */
export function monthOf(date: DateText): number {
  return Number(date.slice(5, 7));
}

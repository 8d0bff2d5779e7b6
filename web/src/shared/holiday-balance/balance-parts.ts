import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';

/** A part of the bar; `share` in percent of the whole bar. */
interface Part {
  readonly key: 'held' | 'planned' | 'left';
  readonly hundredths: number;
  readonly share: number;
}

type Figures = Pick<HolidayBalanceAnswer, 'held' | 'planned' | 'left' | 'covered'>;

/** Remaining days after the approved days ahead are subtracted. */
export const freeOf = ({ left, covered }: Pick<Figures, 'left' | 'covered'>) => left - covered;

/** Days that expire after a date. */
interface Ending {
  readonly hundredths: number;
  readonly on: string;
  /** The date is over, so it is no longer among what is left. */
  readonly isLost: boolean;
}

/** The days of an older year that an application leaves: still to hold on its last day, or lost by then. */
export function endingOf(
  { expiring, years }: Pick<HolidayBalanceAnswer, 'expiring' | 'years'>,
  today: string,
): Ending | undefined {
  if (expiring !== null) return { ...expiring, isLost: false };
  const year = years.findLast(({ lost, takenUntil }) => lost > 0 && takenUntil >= today);
  return year && { hundredths: year.lost, on: year.takenUntil, isLost: true };
}

/** The three parts of the bar. Holiday that was taken ahead of earning leaves nothing of the third. */
export function barParts(balance: Figures): readonly Part[] {
  const { held, planned, covered } = balance;
  const figures = { held, planned: planned + covered, left: freeOf(balance) };
  const whole = Object.values(figures).reduce((sum, one) => sum + Math.max(0, one), 0);
  const share = (hundredths: number) => (whole === 0 ? 0 : (Math.max(0, hundredths) / whole) * 100);
  return (['held', 'planned', 'left'] as const).map((key) => ({
    key,
    hundredths: figures[key],
    share: share(figures[key]),
  }));
}

/** When the oldest holiday year began that may be taken from on the date; undefined for none. */
export function earnedSince({
  at,
  years,
}: Pick<HolidayBalanceAnswer, 'at' | 'years'>): string | undefined {
  return years.find(({ from, takenUntil }) => from <= at && at <= takenUntil)?.from;
}

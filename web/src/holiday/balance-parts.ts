import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';

/** A part of the bar; `share` in percent of the whole bar. */
interface Part {
  readonly key: 'held' | 'planned' | 'left';
  readonly hundredths: number;
  readonly share: number;
}

/** The three parts of the bar. Holiday that was taken ahead of earning leaves nothing of the third. */
export function barParts({
  held,
  planned,
  left,
}: Pick<HolidayBalanceAnswer, 'held' | 'planned' | 'left'>): readonly Part[] {
  const figures = { held, planned, left };
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

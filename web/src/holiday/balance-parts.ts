import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';

/** A part of the bar; `share` in percent of the whole bar. */
interface Part {
  readonly key: 'held' | 'planned' | 'left';
  readonly hundredths: number;
  readonly share: number;
}

type Figures = Pick<HolidayBalanceAnswer, 'held' | 'planned' | 'left' | 'ahead'>;

/** What is left once what is approved ahead has taken what is earned, and what it lacks. */
export function freeOf({ left, ahead }: Pick<Figures, 'left' | 'ahead'>): {
  readonly free: number;
  /** Approved ahead and covered by what is left today. */
  readonly covered: number;
  /** Approved ahead and not earned yet. */
  readonly unearned: number;
} {
  const covered = Math.min(ahead, Math.max(0, left));
  return { free: left - covered, covered, unearned: ahead - covered };
}

/** The three parts of the bar. Holiday that was taken ahead of earning leaves nothing of the third. */
export function barParts(balance: Figures): readonly Part[] {
  const { free, covered } = freeOf(balance);
  const figures = { held: balance.held, planned: balance.planned + covered, left: free };
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

import { addDays, danishClock, daysBetween, type DateText } from '../../dates.ts';
import { badInput } from '../../errors.ts';
import { scale } from '../../money.ts';
import { instantAt, isSkipped } from '../../time/clock.ts';
import { sumOfParts, type AllowancePart } from './parts.ts';
import { ratesOn, type DietRates } from './state-rates.ts';

/** The hours of a person on a trip, and the meals that were free. */
export interface DietFields {
  readonly startDate: DateText;
  /** 'HH:mm' on Danish clocks. */
  readonly startTime: string;
  readonly endDate: DateText;
  readonly endTime: string;
  /** Free meals. */
  readonly breakfasts: number;
  readonly lunches: number;
  readonly dinners: number;
  /** Nights for which lodging is paid by rate. */
  readonly nights: number;
  /** Meals are paid by receipt, so that only small needs are paid by rate. */
  readonly mealsByReceipt: boolean;
}

const minute = 60_000;
const dayMinutes = 24 * 60;

interface Stay {
  readonly days: number;
  /** Started hours after the last whole day. */
  readonly hours: number;
  /** The date on Danish clocks on which each whole day begins; after them that of the hours. */
  readonly dateOf: (day: number) => DateText;
}

function stayOf({ startDate, startTime, endDate, endTime }: DietFields): Stay {
  const start = instantAt(startDate, startTime);
  const minutes = (instantAt(endDate, endTime) - start) / minute;
  const days = Math.floor(minutes / dayMinutes);
  const hours = Math.ceil((minutes - days * dayMinutes) / 60);
  return {
    days,
    hours,
    dateOf: (day) => danishClock(start + day * dayMinutes * minute).slice(0, 10),
  };
}

/** Throws bad_input for times that are not there, for less than 24 hours and for too many meals or nights. */
function assertDiet(fields: DietFields): void {
  const { startDate, startTime, endDate, endTime, nights, mealsByReceipt } = fields;
  const skipped = 'Klokkeslættet findes ikke den nat, hvor uret stilles frem.';
  if (isSkipped(startDate, startTime)) throw badInput({ startTime: skipped });
  if (isSkipped(endDate, endTime)) throw badInput({ endTime: skipped });
  const { days } = stayOf(fields);
  if (days < 1)
    throw badInput({ endTime: 'Rejsen skal vare mindst 24 timer, før der er skattefri diæt.' });
  const mostNights = daysBetween(startDate, endDate);
  if (nights > mostNights)
    throw badInput({ nights: `Rejsen har højst ${mostNights} overnatninger.` });
  const mostMeals = mostNights + 1;
  for (const meal of ['breakfasts', 'lunches', 'dinners'] as const) {
    if (mealsByReceipt && fields[meal] > 0)
      throw badInput({
        [meal]: 'Frie måltider trækkes ikke fra, når kosten betales efter regning.',
      });
    if (fields[meal] > mostMeals)
      throw badInput({ [meal]: `Rejsen har højst ${mostMeals} dage med det måltid.` });
  }
}

/**
 * A diet by rate: whole days and started hours, less the free meals, and nights. A day has the rate of the
 * year that it begins in, a night that of its first date, a free meal that of the trip's first date. The meals
 * never come below 0.
 */
export function dietParts(
  fields: DietFields,
  rows: readonly DietRates[],
): readonly AllowancePart[] {
  assertDiet(fields);
  const { days, hours, dateOf } = stayOf(fields);
  const { startDate, mealsByReceipt } = fields;
  const rateOf = (date: DateText) => {
    const { meals, smallNeeds } = ratesOn(rows, date, 'startDate');
    return mealsByReceipt ? scale(meals, smallNeeds, 100) : meals;
  };
  const dayPart = mealsByReceipt ? 'smallNeedsDay' : 'day';
  const dayRates = Array.from({ length: days }, (_one, day) => rateOf(dateOf(day)));
  const eaten = [
    ...counted(dayPart, dayRates),
    ...hourParts(hours, mealsByReceipt, () => rateOf(dateOf(days))),
  ];
  const reductions = mealReductions(fields, ratesOn(rows, startDate, 'startDate'));
  const nightRates = Array.from(
    { length: fields.nights },
    (_one, night) => ratesOn(rows, addDays(startDate, night), 'startDate').lodging,
  );
  return [...eaten, ...notMoreThan(sumOfParts(eaten), reductions), ...counted('night', nightRates)];
}

function hourParts(
  hours: number,
  mealsByReceipt: boolean,
  rate: () => number,
): readonly AllowancePart[] {
  if (hours === 0) return [];
  const dayRate = rate();
  const of = mealsByReceipt ? 'smallNeedsHour' : 'hour';
  return [
    { of, units: hours * 100, rate: scale(dayRate, 1, 24), amount: scale(dayRate, hours, 24) },
  ];
}

/** Equal rates are one part. */
function counted(of: AllowancePart['of'], rates: readonly number[]): readonly AllowancePart[] {
  return [...new Set(rates)].map((rate) => {
    const count = rates.filter((one) => one === rate).length;
    return { of, units: count * 100, rate, amount: count * rate };
  });
}

function mealReductions(fields: DietFields, rates: DietRates): readonly AllowancePart[] {
  const meals = [
    ['breakfast', fields.breakfasts],
    ['lunch', fields.lunches],
    ['dinner', fields.dinners],
  ] as const;
  return meals
    .filter(([, count]) => count > 0)
    .map(([of, count]) => {
      const rate = -scale(rates.meals, rates[of], 100);
      return { of, units: count * 100, rate, amount: count * rate };
    });
}

/** The reductions, the last of them smaller where together they are more than there is. */
function notMoreThan(most: number, reductions: readonly AllowancePart[]): readonly AllowancePart[] {
  let left = most;
  return reductions.map((reduction) => {
    const amount = Math.max(reduction.amount, -left) + 0;
    left += amount;
    return { ...reduction, amount };
  });
}

import { yearOf, type DateText } from '../../dates.ts';
import { badInput } from '../../errors.ts';

/** Rates of a calendar year for tax-free mileage, in øre per kilometre. */
export interface MileageRates {
  readonly year: number;
  /** Own car or motorcycle, up to `limitKm` of the year. */
  readonly high: number;
  /** The same, above the limit. */
  readonly low: number;
  /** Own bicycle, moped or scooter; without a limit. */
  readonly cycle: number;
  /** Hundredths of a kilometre, for a person, employer and calendar year. */
  readonly limitKm: number;
  readonly source: string;
}

/** Rates of a calendar year for tax-free diets, in øre. */
export interface DietRates {
  readonly year: number;
  /** A day of 24 hours. */
  readonly meals: number;
  /** A night. */
  readonly lodging: number;
  /** Percentages of the day's rate that a free meal takes off. */
  readonly breakfast: number;
  readonly lunch: number;
  readonly dinner: number;
  /** The percentage that is paid for small needs when meals are paid by receipt. */
  readonly smallNeeds: number;
  readonly source: string;
}

const limitKm = 2_000_000;

/** The State's rates. A new year is a new row; no code knows a rate. */
export const mileageRates: readonly MileageRates[] = [
  {
    year: 2025,
    high: 381,
    low: 223,
    cycle: 63,
    limitKm,
    source: 'Statens takster 2025, driversnote.dk/korselsgodtgorelses-guide-til-skat',
  },
  {
    year: 2026,
    high: 394,
    low: 228,
    cycle: 64,
    limitKm,
    source: 'Statens takster 2026, tekniq.dk/nyheder/se-satserne-for-skattefrie-koerepenge-2026',
  },
];

export const dietRates: readonly DietRates[] = [
  {
    year: 2026,
    meals: 62_500,
    lodging: 26_800,
    breakfast: 15,
    lunch: 30,
    dinner: 30,
    smallNeeds: 25,
    source: 'Satser 2026, ronnerevision.dk/satser/kost-og-logi-pa-rejse',
  },
];

/** The row of a date's year. Throws bad_input at `field` for a year without one. */
export function ratesOn<Row extends { readonly year: number }>(
  rows: readonly Row[],
  date: DateText,
  field: string,
): Row {
  const year = yearOf(date);
  const found = rows.find((row) => row.year === year);
  if (found !== undefined) return found;
  const known = rows.map((row) => row.year).join(' og ');
  const message = `Statens takster for ${year} er ikke lagt ind. Vi har takster for ${known}.`;
  throw badInput({ [field]: message });
}

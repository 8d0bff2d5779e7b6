import { yearOf } from '@driftig/domain/dates';

const FIRST_YEAR = 2025;
const LAST_YEAR = 2029;

/** Product H2: 2025 to 2029, and up to the current year after that. */
export function dashboardYears(thisYear: number): readonly number[] {
  const last = Math.max(LAST_YEAR, thisYear);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** The year in the URL, else the stored one, else the current year. */
export function chosenYear(fromUrl: string | null, stored: string | null, today: string): number {
  const thisYear = yearOf(today);
  const known = dashboardYears(thisYear);
  const chosen = [fromUrl, stored].map(Number).find((year) => known.includes(year));
  return chosen ?? thisYear;
}

import { hundredthsOfMinutes } from './clock.ts';

/**
 * Minutes of hours with two decimals (product T55): the whole minutes that are shown like that, so
 * 0,33 hours are 20; without any, as for 7,31, exactly what was typed. Hours counted from times are
 * exact, since no two whole minutes are shown alike. Sums are added in minutes: twenty times 0,33
 * hours are 6,67.
 */
export function minutesOfHundredths(hundredths: number): number {
  const minutes = Math.round((hundredths * 60) / 100);
  return hundredthsOfMinutes(minutes) === hundredths ? minutes : fifths((hundredths * 60) / 100);
}

/** Hours with two decimals are multiples of 0.6 minutes, so a fifth of a minute holds every sum. */
const fifths = (minutes: number) => Math.round(minutes * 5) / 5;

/** Minutes added up, without what binary fractions leave. */
export const sumMinutes = (minutes: readonly number[]) =>
  fifths(minutes.reduce((sum, one) => sum + one, 0));

/** Hours of several rows in minutes. */
export const minutesOf = (rows: readonly { readonly hundredths: number }[]) =>
  sumMinutes(rows.map(({ hundredths }) => minutesOfHundredths(hundredths)));

/** Hours of several rows as they are shown: added up in minutes, then rounded once. */
export const sumHundredths = (rows: readonly { readonly hundredths: number }[]) =>
  hundredthsOfMinutes(minutesOf(rows));

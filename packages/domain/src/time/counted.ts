import { hundredthsOfMinutes } from './clock.ts';
import { minutesOfHundredths, sumMinutes } from './minutes.ts';
import { isStanding, type TimeReport } from './report.ts';

/** Worked, expected and flex time in minutes, from which sums are made (product T55). */
export interface CountedMinutes {
  readonly minutes: number;
  /** The part that waits for approval. */
  readonly pendingMinutes: number;
  readonly normMinutes: number;
  readonly flexMinutes: number;
}

/** The same in hundredths of an hour. */
export interface CountedHours {
  readonly hundredths: number;
  /** The part that waits for approval. */
  readonly pendingHundredths: number;
  readonly normHundredths: number;
  readonly flexHundredths: number;
}

/** Minutes as they are shown: hundredths of an hour, each rounded once. */
export function shownHours(counted: CountedMinutes): CountedHours {
  return {
    hundredths: hundredthsOfMinutes(counted.minutes),
    pendingHundredths: hundredthsOfMinutes(counted.pendingMinutes),
    normHundredths: hundredthsOfMinutes(counted.normMinutes),
    flexHundredths: hundredthsOfMinutes(counted.flexMinutes),
  };
}

/** The minutes of days or of people together. */
export function countedIn(parts: readonly CountedMinutes[]): CountedMinutes {
  return {
    minutes: sumMinutes(parts.map((one) => one.minutes)),
    pendingMinutes: sumMinutes(parts.map((one) => one.pendingMinutes)),
    normMinutes: sumMinutes(parts.map((one) => one.normMinutes)),
    flexMinutes: sumMinutes(parts.map((one) => one.flexMinutes)),
  };
}

/** The flex of rows together, from the norm and the hours that each shows; rejected rows move no balance. */
export const sumFlex = (
  rows: readonly (Pick<TimeReport, 'status' | 'hundredths'> & {
    readonly normHundredths: number;
  })[],
): number =>
  hundredthsOfMinutes(
    sumMinutes(
      rows
        .filter(isStanding)
        .map(
          (one) => minutesOfHundredths(one.hundredths) - minutesOfHundredths(one.normHundredths),
        ),
    ),
  );

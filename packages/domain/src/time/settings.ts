import type { TimeMode } from '@driftig/contracts/time/flex-routes';

import type { DateText } from '../dates.ts';
import { latest, standardDay, type CompanyNorm } from './norm.ts';

/** How a company registers time (product T26). */
export interface TimeSettings {
  readonly isFlexOn: boolean;
  readonly timeMode: TimeMode;
  /** The norms there were, each from a date: a new one does not change the flex of days before it. */
  readonly norms: readonly CompanyNorm[];
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

/** Settings until a manager has saved others. */
export const usualSettings: TimeSettings = {
  isFlexOn: true,
  timeMode: 'daily',
  norms: [],
  version: 0,
};

/** The norm that is valid on a date, in hundredths of an hour. */
export function companyNormOn({ norms }: TimeSettings, date: DateText): number {
  return latest(norms, date)?.hundredths ?? standardDay;
}

interface Wanted {
  readonly isFlexOn: boolean;
  readonly timeMode: TimeMode;
  readonly standardHundredths: number;
}

/** The settings with what is wanted; another norm is valid from today. */
export function changedSettings(read: TimeSettings, wanted: Wanted, today: DateText): TimeSettings {
  const { standardHundredths, ...others } = wanted;
  const isSame = companyNormOn(read, today) === standardHundredths;
  const before = read.norms.filter(({ from }) => from !== today);
  const norms = isSame ? read.norms : [...before, { from: today, hundredths: standardHundredths }];
  return { ...others, norms, version: read.version + 1 };
}

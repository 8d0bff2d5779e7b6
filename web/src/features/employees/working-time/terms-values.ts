import type { Resolver } from 'react-hook-form';

import { nestedErrors } from '../../../api/forms/nested-errors.ts';
import { isDate } from '../../../ui/fields/date-time-text.ts';
import { asSent, isNumber, type TypedNumber } from '../../../ui/fields/number-text.ts';
import type { Terms, TermsBody } from './queries.ts';
import { texts } from './texts.ts';

/** A norm as it is edited: '' without a date, null without hours. */
interface NormValues {
  from: string;
  /** Hundredths of an hour, Monday to Friday. */
  days: TypedNumber[];
}

export interface TermsValues {
  norms: NormValues[];
  selfOrganiserFrom: string;
  eighteenOn: string;
}

/** The newest first, as they are read and added. */
export function valuesOf({ norms, selfOrganiserFrom, eighteenOn }: Terms): TermsValues {
  return {
    norms: norms
      .toSorted((a, b) => b.from.localeCompare(a.from))
      .map(({ from, days }) => ({ from, days: [...days] })),
    selfOrganiserFrom,
    eighteenOn,
  };
}

const usualDay = 740;

/** From today, with the hours that most have. */
export const newNorm = (today: string): NormValues => ({
  from: today,
  days: Array.from({ length: 5 }, () => usualDay),
});

/** Hundredths of an hour a week, of what can be read. */
export const weekOf = (days: readonly TypedNumber[]) =>
  days.reduce<number>((sum, day) => sum + (isHours(day) ? day : 0), 0);

const mostOfDay = 2400;
const isHours = (day: TypedNumber): day is number => isNumber(day) && day >= 0 && day <= mostOfDay;

/** The texts at fields; none where it can be saved. */
export function faultsOf({ norms, ...dates }: TermsValues): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, { from, days }] of norms.entries()) {
    const isTwice = norms.findIndex((one) => one.from === from) < index;
    if (from === '' || !isDate(from)) faults[`norms.${index}.from`] = texts.noDate;
    else if (isTwice) faults[`norms.${index}.from`] = texts.sameDate;
    for (const [day, hours] of days.entries())
      if (!isHours(hours)) faults[`norms.${index}.days.${day}`] = texts.badHours;
  }
  for (const [field, date] of Object.entries(dates))
    if (!isDate(date)) faults[field] = texts.noDate;
  return faults;
}

type About = Pick<TermsBody, 'employeeId' | 'version'>;

export function bodyOf(values: TermsValues, about: About): TermsBody {
  const { norms, selfOrganiserFrom, eighteenOn } = values;
  return {
    ...about,
    norms: norms.map(({ from, days }) => ({ from, days: days.map((day) => asSent(day) ?? 0) })),
    selfOrganiserFrom: selfOrganiserFrom === '' ? undefined : selfOrganiserFrom,
    eighteenOn: eighteenOn === '' ? undefined : eighteenOn,
  };
}

/** Checks a field when it is left, and all of them when the terms are saved. */
export function termsResolver(about: About): Resolver<TermsValues, unknown, TermsBody> {
  return (values) => {
    const faults = faultsOf(values);
    if (Object.keys(faults).length > 0)
      return { values: {}, errors: nestedErrors<TermsValues>(faults) };
    return { values: bodyOf(values, about), errors: {} };
  };
}

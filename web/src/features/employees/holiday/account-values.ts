import type { InputOf, AnswerOf } from '@driftig/contracts/core/route';
import { holidayAccountBody } from '@driftig/contracts/vacation/balance';
import type { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { accountFaults } from '@driftig/domain/vacation/holiday-account';
import { earningYear } from '@driftig/domain/vacation/holiday-year';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';

import { nestedErrors } from '../../../api/forms/nested-errors.ts';
import { fieldTexts } from '../../../api/request.ts';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { texts } from './texts.ts';

export type Account = AnswerOf<typeof vacationRoutes.getHolidayAccount>;
export type AccountBody = InputOf<typeof vacationRoutes.saveHolidayAccount>['body'];

/** The holiday account as it is edited: dates are '' and days null where nothing is written. */
export interface AccountValues {
  employedFrom: string;
  employedUntil: string;
  opening: { date: string; hundredths: TypedNumber; previousHundredths: TypedNumber };
  corrections: { date: string; year: string | null; hundredths: TypedNumber; note: string }[];
}

const noOpening = { date: '', hundredths: null, previousHundredths: null };

export function valuesOf({
  employedFrom,
  employedUntil,
  opening,
  corrections,
}: Account): AccountValues {
  return {
    employedFrom,
    employedUntil,
    opening: opening ?? noOpening,
    corrections: corrections.map((one) => ({ ...one, year: String(one.year) })),
  };
}

export const newCorrection = (today: string): AccountValues['corrections'][number] => ({
  date: today,
  year: String(earningYear(today)),
  hundredths: null,
  note: '',
});

/** Request of the form. An opening without values is left out. */
export function bodyOf(
  values: AccountValues,
  { employeeId, version }: Pick<AccountBody, 'employeeId' | 'version'>,
): AccountBody {
  const { opening, corrections, ...employment } = values;
  const { date, hundredths, previousHundredths } = opening;
  const hasOpening = date !== '' || hundredths !== null || previousHundredths !== null;
  const body = {
    ...employment,
    employeeId,
    version,
    opening: hasOpening ? { date, hundredths, previousHundredths: previousHundredths ?? 0 } : null,
    corrections: corrections.map((one) => ({ ...one, year: Number(one.year ?? Number.NaN) })),
  };
  // The contract refuses days that are missing, with a text at their field.
  return body as AccountBody;
}

/**
 * The texts at fields; none where it can be saved. The contract looks at texts only when all numbers
 * are right, so what it would say of them later is said at once.
 */
export function faultsOf(body: AccountBody): Record<string, string> {
  const wire = z.safeEncode(holidayAccountBody, body);
  const ofContract = wire.success ? {} : fieldTexts(holidayAccountBody, wire.error);
  return { ...noteFaults(body), ...accountFaults(body), ...ofContract };
}

function noteFaults({ corrections }: AccountBody): Record<string, string> {
  const without = [...corrections.entries()].filter(([, { note }]) => note.trim() === '');
  return Object.fromEntries(without.map(([index]) => [`corrections.${index}.note`, texts.noNote]));
}

/** Checks a field when it is left, and all of them when the account is saved. */
export function accountResolver(
  about: Pick<AccountBody, 'employeeId' | 'version'>,
): Resolver<AccountValues, unknown, AccountBody> {
  return (values) => {
    const body = bodyOf(values, about);
    const faults = faultsOf(body);
    if (Object.keys(faults).length === 0) return { values: body, errors: {} };
    return { values: {}, errors: nestedErrors<AccountValues>(faults) };
  };
}

import type { AbsenceType } from '@driftig/contracts/vacation/absence-type';
import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { DateText } from '@driftig/domain/dates';
import { applicationFaults, type Application } from '@driftig/domain/vacation/apply';
import type { DayHalf } from '@driftig/domain/vacation/day-part';
import type { LeftOut } from '@driftig/domain/vacation/duration';
import type { Resolver } from 'react-hook-form';

import { isDate, isTime } from '../../../ui/fields/date-time-text.ts';
import type { Entry } from '../queries.ts';
import { texts } from './texts.ts';

/** The values of the application form. Dates are 'yyyy-mm-dd', times 'HH:mm', '' where empty. */
export interface ApplicationValues {
  /** Applicant; '' is oneself. A manager may choose another. */
  employeeId: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  /** Half of the one day instead of times; '' for none. */
  dayHalf: '' | DayHalf;
  type: AbsenceType;
  comment: string;
  /** Its end is not known yet; of a type that may be open. */
  isOpen: boolean;
  /** For illness, set by a manager: the holiday days in it come back. */
  returnsHoliday: boolean;
  /** Days that the total leaves out (product T7). */
  withoutWeekends: boolean;
  withoutHolidays: boolean;
}

export const emptyApplication: ApplicationValues = {
  employeeId: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  dayHalf: '',
  type: 'vacation',
  comment: '',
  isOpen: false,
  returnsHoliday: false,
  withoutWeekends: true,
  withoutHolidays: true,
};

/** The form of an entry that is edited. */
export function valuesOf(entry: Entry): ApplicationValues {
  const { employeeId, startDate, endDate, startTime, endTime, type, comment } = entry;
  const { isOpen, returnsHoliday } = entry;
  const time = { startDate, endDate, startTime, endTime, isOpen };
  return { ...emptyApplication, ...time, employeeId, type, comment, returnsHoliday };
}

export const leftOutOf = (values: ApplicationValues): LeftOut => ({
  weekends: values.withoutWeekends,
  holidays: values.withoutHolidays,
});

/** The application; undefined while the dates or times cannot be parsed. */
export function applicationOf(values: ApplicationValues): Application | undefined {
  const { startDate, endDate, startTime, endTime, type, comment } = values;
  const isOpen = values.isOpen && absenceTypes[type].mayBeOpen;
  const isReadable =
    startDate !== '' &&
    isDate(startDate) &&
    (endDate === '' || isDate(endDate)) &&
    [startTime, endTime].every((time) => time === '' || isTime(time));
  if (!isReadable) return undefined;
  return { startDate, endDate: isOpen ? '' : endDate, startTime, endTime, type, comment, isOpen };
}

/** The half of the day that is asked for; the typed times say more, and it is of one day alone. */
export function dayHalfOf(values: ApplicationValues): DayHalf | undefined {
  const { startDate, endDate, startTime, endTime, dayHalf } = values;
  const isOneDay = endDate === '' || endDate === startDate;
  return dayHalf === '' || !isOneDay || startTime !== '' || endTime !== '' ? undefined : dayHalf;
}

/** Checks by the rules of the server. Of a form that `needsEnd`, the end must be chosen as well. */
export function applicationResolver(
  today: DateText,
  needsEnd: boolean,
): Resolver<ApplicationValues, unknown, ApplicationValues> {
  return (values) => {
    const end = needsEnd && values.endDate === '' ? { endDate: texts.noEnd } : {};
    const faults = { ...end, ...faultsOf(values, today) };
    if (Object.keys(faults).length === 0) return { values, errors: {} };
    const errors = Object.entries(faults).map(
      ([name, message]) => [name, { type: 'contract', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

function faultsOf(values: ApplicationValues, today: DateText): Record<string, string> {
  if (values.startDate === '') return { startDate: texts.noStart };
  const application = applicationOf(values);
  return application === undefined ? unreadable(values) : applicationFaults(application, today);
}

/** The fields say themselves how a date or a time is typed. */
function unreadable({ startDate, endDate, startTime, endTime }: ApplicationValues) {
  const faults: Record<string, string> = {};
  if (!isDate(startDate)) faults['startDate'] = texts.badDate;
  if (endDate !== '' && !isDate(endDate)) faults['endDate'] = texts.badDate;
  if (startTime !== '' && !isTime(startTime)) faults['startTime'] = texts.badTime;
  if (endTime !== '' && !isTime(endTime)) faults['endTime'] = texts.badTime;
  return faults;
}

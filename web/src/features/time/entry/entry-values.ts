import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import type { ReportKind } from '@driftig/contracts/time/report-status';
import type { DateText } from '@driftig/domain/dates';
import { registrationFaults, type Registration } from '@driftig/domain/time/register';
import type { Resolver } from 'react-hook-form';

import { isDate, isTime } from '../../../ui/fields/date-time-text.ts';
import { asSent, isReadable, type TypedNumber } from '../../../ui/fields/number-text.ts';
import type { Entry } from '../queries.ts';
import { texts } from './texts.ts';

/** The values of the form of a time report. Dates are 'yyyy-mm-dd', times 'HH:mm', '' where empty. */
export interface EntryValues {
  /** Employee that a manager registers for; '' is oneself. */
  employeeId: string;
  date: string;
  kind: ReportKind;
  projectId: string;
  /** As the form shows it. */
  projectName: string;
  activity: string;
  /** Hundredths of an hour. */
  hundredths: TypedNumber;
  startTime: string;
  endTime: string;
  breakMinutes: TypedNumber;
  isOverMidnight: boolean;
  flexReason: string;
}

export const emptyEntry: EntryValues = {
  employeeId: '',
  date: '',
  kind: 'work',
  projectId: '',
  projectName: '',
  activity: '',
  hundredths: null,
  startTime: '',
  endTime: '',
  breakMinutes: null,
  isOverMidnight: false,
  flexReason: '',
};

/** The form of an entry that is edited. The half of a shift that ends at midnight says so by its tick. */
export function valuesOf(entry: Entry): EntryValues {
  const { employeeId, date, kind, projectId, projectName, activity, hundredths } = entry;
  const { startTime, endTime, breakMinutes, flexReason } = entry;
  const isOverMidnight = endTime === '24:00';
  return {
    employeeId,
    date,
    kind,
    projectId,
    projectName,
    activity,
    hundredths,
    startTime,
    endTime: isOverMidnight ? '00:00' : endTime,
    breakMinutes: breakMinutes === 0 ? null : breakMinutes,
    isOverMidnight,
    flexReason,
  };
}

/** Whether times are asked for: by the company's settings, or since the entry has them (a timer's has). */
export const asksForTimes = (timeMode: TimeMode, entry?: Pick<Entry, 'startTime'>): boolean =>
  timeMode === 'range' || (entry !== undefined && entry.startTime !== '');

/** The registration; undefined while a date, time or number cannot be parsed. */
export function registrationOf(values: EntryValues, withTimes: boolean): Registration | undefined {
  if (Object.keys(unreadable(values)).length > 0) return undefined;
  const { date, kind, activity, flexReason } = values;
  const isWork = kind === 'work';
  const hasTimes = isWork && withTimes;
  return {
    date,
    kind,
    projectId: isWork ? values.projectId : '',
    projectName: isWork ? values.projectName : '',
    isInternal: false,
    activity,
    hundredths: hasTimes ? undefined : (asSent(values.hundredths) ?? undefined),
    startTime: hasTimes ? values.startTime : '',
    endTime: hasTimes ? values.endTime : '',
    breakMinutes: hasTimes ? (asSent(values.breakMinutes) ?? 0) : 0,
    isOverMidnight: hasTimes && values.isOverMidnight,
    flexReason: isWork ? '' : flexReason,
  };
}

/** The fields say themselves how a date or a time is typed. */
function unreadable(values: EntryValues): Record<string, string> {
  const { date, startTime, endTime, hundredths, breakMinutes } = values;
  const faults: Record<string, string> = {};
  if (!isDate(date)) faults['date'] = texts.badDate;
  if (!isTime(startTime)) faults['startTime'] = texts.badTime;
  if (!isTime(endTime)) faults['endTime'] = texts.badTime;
  if (!isReadable(hundredths)) faults['hundredths'] = texts.badNumber;
  if (!isReadable(breakMinutes)) faults['breakMinutes'] = texts.badNumber;
  return faults;
}

interface Rules {
  readonly today: DateText;
  readonly timeMode: TimeMode;
  /** Whether the form asks for times. */
  readonly withTimes: boolean;
}

/** Checks by the rules of the server (product V21). */
export function entryResolver(rules: Rules): Resolver<EntryValues, unknown, EntryValues> {
  return (values) => {
    const faults = Object.entries(faultsOf(values, rules));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([name, message]) => [name, { type: 'contract', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The faults by field. */
export function faultsOf(
  values: EntryValues,
  { today, timeMode, withTimes }: Rules,
): Readonly<Record<string, string>> {
  const sent = registrationOf(values, withTimes);
  return sent === undefined
    ? unreadable(values)
    : registrationFaults(sent, today, withTimes ? 'range' : timeMode);
}

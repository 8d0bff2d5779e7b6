import {
  absenceTypes,
  absenceYears,
  type AbsenceType,
} from '@driftig/contracts/vacation/absence-type';

import { daysBetween, yearOf, type DateText } from '../dates.ts';
import { badInput } from '../errors.ts';
import type { Absence, AbsenceTime } from './absence.ts';
import { meantTime, type AskedTime } from './duration.ts';

/** Input of an application. */
export interface Application extends AskedTime {
  readonly type: AbsenceType;
  readonly comment: string;
  /** Until further notice; only of a type that may be. */
  readonly isOpen: boolean;
}

/** The longest absence: two years of leave. */
const mostDays = 731;

/** The faults of an application by field; none where it can be saved. Used by forms and the server. */
export function applicationFaults(
  application: Application,
  today: DateText,
): Record<string, string> {
  const time = meantTime(application);
  if (time === undefined) return { endDate: 'Slutdatoen ligger før startdatoen.' };
  return { ...rangeFaults(time, today), ...typeFaults(application, time, today) };
}

function rangeFaults({ startDate, endDate }: AbsenceTime, today: DateText): Record<string, string> {
  const year = yearOf(today);
  if (yearOf(startDate) < year - absenceYears.back)
    return { startDate: `Startdatoen kan tidligst ligge i ${year - absenceYears.back}.` };
  if (yearOf(endDate) > year + absenceYears.ahead)
    return { endDate: `Slutdatoen kan senest ligge i ${year + absenceYears.ahead}.` };
  if (daysBetween(startDate, endDate) >= mostDays)
    return { endDate: 'Vælg en periode på højst to år.' };
  return {};
}

function typeFaults(
  { type, isOpen }: Application,
  { startDate, endDate }: AbsenceTime,
  today: DateText,
): Record<string, string> {
  const { label, mayBeOpen, mostDays: most } = absenceTypes[type];
  if (isOpen && !mayBeOpen) return { type: `${label} skal have en slutdato.` };
  if (isOpen && startDate > today) return { startDate: 'Man kan ikke melde sig syg på forhånd.' };
  if (most !== undefined && daysBetween(startDate, endDate) >= most)
    return { endDate: `${label} er højst ${most === 1 ? 'én dag' : `${most} dage`}.` };
  return {};
}

/** The employee, the actor and the time of an application. */
interface Applying {
  readonly absenceId: string;
  readonly employeeId: string;
  readonly today: DateText;
}

/** A new absence. Throws bad_input with a text at each field. */
export function newAbsence(application: Application, who: Applying): Absence {
  const { today, ...ids } = who;
  return {
    ...ids,
    ...checkedTime(application, today),
    status: absenceTypes[application.type].needsApproval ? 'pending' : 'approved',
    reason: '',
    returnsHoliday: false,
    appliedAt: today,
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  };
}

/**
 * The absence after an edit; an application that becomes illness counts at once (product Y12). Throws
 * bad_input with a text at each field.
 */
export function editedAbsence(read: Absence, application: Application, today: DateText): Absence {
  const returnsHoliday = read.returnsHoliday && application.type === 'sickness';
  const { type } = application;
  const isReported = read.status === 'pending' && !absenceTypes[type].needsApproval;
  const reported = isReported ? ({ status: 'approved', appliedAt: today } as const) : {};
  const time = checkedTime(application, today);
  return { ...read, ...time, ...reported, returnsHoliday, version: read.version + 1 };
}

/**
 * Resets managers' decisions after an employee's own edit (product Y13, Y25): a type that needs
 * approval is pending again, also when illness was reported first, and a longer illness no longer
 * gives holiday days back.
 */
export function editedByEmployee(read: Absence, edited: Absence): Absence {
  const isLonger =
    edited.startDate < read.startDate ||
    edited.endDate > read.endDate ||
    (edited.isOpen && !read.isOpen);
  return {
    ...edited,
    status: absenceTypes[edited.type].needsApproval ? 'pending' : edited.status,
    returnsHoliday: edited.returnsHoliday && !isLonger,
  };
}

/** The absence with what a manager says of the holiday in it; of an illness alone (product Y25). */
export function withHolidayBack(absence: Absence, returnsHoliday: boolean | undefined): Absence {
  if (returnsHoliday === undefined || absence.type !== 'sickness') return absence;
  return { ...absence, returnsHoliday };
}

function checkedTime(application: Application, today: DateText) {
  const faults = applicationFaults(application, today);
  const time = meantTime(application);
  if (time === undefined || Object.keys(faults).length > 0) throw badInput(faults);
  const { type, comment, isOpen } = application;
  return isOpen
    ? { type, comment, isOpen, ...time, endDate: time.startDate }
    : { type, comment, isOpen, ...time };
}

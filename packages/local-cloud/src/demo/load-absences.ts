import { sampleIds } from '@driftig/contracts/core/sample';
import type { AbsenceStatus } from '@driftig/contracts/vacation/absence-type';
import { addDays, yearOf, type DateText } from '@driftig/domain/dates';
import { newAbsence, type Application } from '@driftig/domain/vacation/apply';
import { earningYear } from '@driftig/domain/vacation/holiday-year';
import { newAccount } from '@driftig/domain/vacation/holiday-account';
import { changeAbsence } from '@driftig/functions/changes/vacation/change-absence';

import type { DemoWriter } from './demo-writer.ts';
import { emailOf, firstNameOf, people } from './people.ts';

interface DemoAbsence extends Partial<Application> {
  /** First name. */
  readonly who: string;
  readonly startDate: DateText;
  readonly status?: AbsenceStatus;
  readonly reason?: string;
  readonly id?: string;
}

/** The Monday of the week `weeks` after that of a date. */
function monday(today: DateText, weeks: number): DateText {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, weeks * 7 - weekday);
}

/** Past, current, coming and requested absences. */
function absencesAround(today: DateText): readonly DemoAbsence[] {
  const week = (weeks: number, day = 0) => addDays(monday(today, weeks), day);
  const summer = `${yearOf(addDays(today, -150))}-07-06`;
  const held = people
    .filter((_, index) => index % 2 === 0)
    .map((one) => ({
      who: firstNameOf(one),
      startDate: summer,
      endDate: addDays(summer, 18),
      comment: 'Sommerferie',
    }));
  return [
    ...held,
    { who: 'Jonas', startDate: week(-6), endDate: week(-6, 4), comment: 'Efterårsferie' },
    { who: 'Jonas', startDate: week(5), endDate: week(5, 1), comment: 'Lang weekend' },
    {
      who: 'Jonas',
      id: sampleIds.absence,
      startDate: week(9),
      endDate: week(9, 4),
      status: 'pending',
      comment: 'Ski',
    },
    {
      who: 'Jonas',
      startDate: week(12, 4),
      status: 'rejected',
      reason: 'Vi har to bryllupper den dag.',
    },
    { who: 'Freja', startDate: week(0), endDate: week(0, 2), comment: 'Flytter' },
    {
      who: 'Ali',
      id: sampleIds.illness,
      startDate: addDays(today, -1),
      type: 'sickness',
      isOpen: true,
    },
    { who: 'Mikkel', startDate: week(-3, 1), endDate: week(-3, 2), type: 'sickness' },
    {
      who: 'Ida',
      startDate: week(1),
      endDate: week(2, 4),
      status: 'pending',
      comment: 'Thailand. Ida håber på ja inden fredag.',
    },
    { who: 'Emil', startDate: week(1, 2), status: 'pending', type: 'careday' },
    {
      who: 'Nanna',
      startDate: week(2),
      endDate: week(2),
      startTime: '12:00',
      endTime: '15:00',
      status: 'pending',
      type: 'timeoff',
      comment: 'Tandlæge',
    },
    { who: 'Oliver', startDate: week(-2, 3), type: 'childsick' },
    { who: 'Signe', startDate: week(4), endDate: addDays(week(4), 180), type: 'parental' },
    { who: 'Victor', startDate: week(3), endDate: week(3, 4), type: 'unpaid', status: 'pending' },
  ];
}

/** Absences of the last and the coming months, and all holiday accounts. */
export async function loadAbsences(writer: DemoWriter, now: string): Promise<void> {
  const { store } = writer.at(now);
  const today = now.slice(0, 10);
  const ids = new Map((await store.users.list()).map(({ email, userId }) => [email, userId]));
  const idOf = (name: string) => {
    const person = people.find((one) => firstNameOf(one) === name);
    return (person && ids.get(emailOf(person))) ?? '';
  };
  for (const [index, one] of people.entries())
    await keepAccount(writer, now, idOf(firstNameOf(one)), index);
  for (const [index, absence] of absencesAround(today).entries())
    await add(writer, now, { ...absence, employeeId: idOf(absence.who), index });
}

/** Employed long ago; opening days differ, so that some have days to lose. */
async function keepAccount(writer: DemoWriter, now: string, employeeId: string, index: number) {
  const { store } = writer.at(now);
  const year = earningYear(now.slice(0, 10)) - 1;
  const account = newAccount(
    employeeId,
    {
      employedFrom: `${2018 + (index % 6)}-0${1 + (index % 9)}-01`,
      opening: { date: `${year}-09-01`, hundredths: 0, previousHundredths: (index % 4) * 150 },
      corrections: [],
    },
    0,
  );
  await store.commit({
    writes: [store.vacation.saveAccount(undefined, account)],
    audit: { action: 'vacation.accountChanged', subject: `employees ${employeeId}` },
  });
}

interface Adding extends DemoAbsence {
  readonly employeeId: string;
  readonly index: number;
}

async function add(writer: DemoWriter, now: string, adding: Adding): Promise<void> {
  const { employeeId, index, status = 'approved', reason = '', id, ...given } = adding;
  const { store } = writer.at(now);
  const today = now.slice(0, 10);
  const application = { type: 'vacation' as const, comment: '', isOpen: false, ...given };
  const absenceId = id ?? `${employeeId}.DEM0${String(index).padStart(3, '0')}`;
  const applied = newAbsence(application, { absenceId, employeeId, today });
  const decidedBy = status === 'pending' ? '' : writer.actor.userId;
  await changeAbsence(store, { employeeId, today }, () => ({
    before: undefined,
    after: { ...applied, status, reason, decidedBy },
    change: {
      writes: [],
      audit: { action: 'vacation.applied', subject: `absence ${absenceId}` },
    },
  }));
}

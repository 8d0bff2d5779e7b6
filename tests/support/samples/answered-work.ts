import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';

import { applyFor, coming, decide, listAbsences, today } from '../company/absences.ts';
import {
  answerOf,
  body,
  rowOf,
  type Answer,
  type MakeThing,
  type Pair,
} from './answered-things.ts';
import { createAccount, createDraft } from '../company/bookkeeping.ts';
import { createProject, listedHours, register, workDay } from '../company/hours.ts';

const account: MakeThing = async ({ owner }) => {
  const { id } = await createAccount(owner, { vat: 1, standardnumber: 1610 });
  const read = () => rowOf(owner, accountingRoutes.listAccounts, (row) => row['id'] === id);
  return { read, by: owner, sent: (answer) => ({ params: { id }, body: answer }) };
};

const draft: MakeThing = async ({ owner }) => {
  const { id } = await createDraft(owner);
  const read = () => rowOf(owner, accountingRoutes.listAccountingDrafts, (row) => row['id'] === id);
  return { read, by: owner, sent: body };
};

const project: MakeThing = async ({ owner }) => {
  const id = await createProject(owner);
  const read = () => rowOf(owner, timeRoutes.listInternalProjects, (row) => row['id'] === id);
  return { read, by: owner, sent: (answer) => ({ params: { id }, body: answer }) };
};

const timeSettings: MakeThing = async ({ owner }) => ({
  read: () => answerOf(owner, timeRoutes.getTimeSettings),
  by: owner,
  sent: body,
});

const timeTerms: MakeThing = async ({ owner, employee }) => {
  const { userId: id } = employee.user;
  const norms = [{ from: '2026-01-01', days: [8, 8, 8, 8, 5] }];
  await owner.call(timeRoutes.saveTimeTerms, { body: { employeeid: id, norms } });
  const read = () => answerOf(owner, timeRoutes.getTimeTerms, { params: { id } });
  return { read, by: owner, sent: (answer) => ({ body: { ...answer, employeeid: id } }) };
};

const hours =
  (fields: object): MakeThing =>
  async ({ owner, employee }) => {
    const projectId = await createProject(owner);
    const { id } = await register(employee, { projectId, ...fields });
    const read = async () => {
      const { data } = await listedHours(owner);
      return data.find((one) => one.id === id) as unknown as Answer;
    };
    return { read, by: employee, sent: (answer) => ({ params: { id }, body: answer }) };
  };

const holidayAccount: MakeThing = async ({ owner, employee }) => {
  const { userId: id } = employee.user;
  const account = {
    employeeid: id,
    employedfrom: '2024-03-01',
    opening: { date: '2025-09-01', days: 2.5, previousdays: 3 },
    corrections: [{ date: '2025-10-01', year: 2025, days: -1.25, note: 'Udbetalt' }],
  };
  await owner.call(vacationRoutes.saveHolidayAccount, { body: account });
  const read = () => answerOf(owner, vacationRoutes.getHolidayAccount, { params: { id } });
  return { read, by: owner, sent: (answer) => ({ body: { ...answer, employeeid: id } }) };
};

/** Pending ones are their person's to edit, approved ones a manager's. */
const absence =
  (fields: object, is: 'pending' | 'approved' = 'pending'): MakeThing =>
  async ({ owner, employee }) => {
    const { id } = await applyFor(employee, fields);
    if (is === 'approved') await decide(owner, id, 1);
    const read = async () => {
      const { data } = await listAbsences(owner, '0,1,2');
      return data.find((one) => one.id === id) as unknown as Answer;
    };
    const by = is === 'approved' ? owner : employee;
    return { read, by, sent: (answer) => ({ params: { id }, body: answer }) };
  };

const { updateTimeReport } = timeRoutes;
const { editAbsence, updateAbsence } = vacationRoutes;
const shift = { hours: undefined, startTime: '22:00', endTime: '06:00', breakMinutes: 30 };

/** The calls that edit hours, absence and what they are worked out from. */
export const answeredWork: readonly Pair[] = [
  [accountingRoutes.saveAccountingDraft, 'a draft', draft],
  [accountingRoutes.updateAccount, 'an account', account],
  [timeRoutes.updateProject, 'a project', project],
  [timeRoutes.updateTimeSettings, 'the settings of hours', timeSettings],
  [timeRoutes.saveTimeTerms, "a person's norm", timeTerms],
  [updateTimeReport, 'hours', hours({ activity: 'Oprydning' })],
  [updateTimeReport, 'hours with times', hours({ ...shift, startTime: '08:00', endTime: '15:00' })],
  [updateTimeReport, 'hours over midnight', hours({ ...shift, overMidnight: 1 })],
  [
    updateTimeReport,
    'an adjustment of flex',
    hours({ entryType: 'flex_adj', hours: -2, flexReason: 'Afspadsering', date: workDay(1) }),
  ],
  [vacationRoutes.saveHolidayAccount, 'a holiday account', holidayAccount],
  [updateAbsence, 'an application', absence({ enddate: coming(2), comment: 'Sommer' })],
  [updateAbsence, 'an application for half a day', absence({ daypart: 'morning' })],
  [updateAbsence, 'an application with times', absence({ timefrom: '08:00', timeto: '11:00' })],
  [editAbsence, 'an absence', absence({ enddate: coming(2) }, 'approved')],
  [
    editAbsence,
    'an illness without an end',
    absence({ type: 'sickness', open: 1, startdate: today() }, 'approved'),
  ],
];

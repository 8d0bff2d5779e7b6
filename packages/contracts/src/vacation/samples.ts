import { sampleIds, sampleOrderNumber } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleOrder } from '../records/work.samples.ts';
import type { vacationRoutes } from './routes.ts';

/** Spring 2026 has Easter in its first week of April, so this week counts four days. */
export const sampleTime = {
  startdate: '2026-04-07',
  enddate: '2026-04-10',
  timefrom: '',
  timeto: '',
};
/** It ends before the other begins. */
export const sampleIllness = { startdate: '2026-03-16', enddate: '2026-03-17' };
const entry = {
  id: sampleIds.absence,
  employeeid: sampleIds.employee,
  employeename: 'Jonas Lind',
  type: 'vacation' as const,
  ...sampleTime,
  comment: 'Sara har sagt ja til at tage min vagt torsdag.',
  status: 0 as const,
  statusreason: '',
  open: 0 as const,
  holidayback: 0 as const,
  appliedat: '2026-03-02',
  version: 1,
};
const params = { id: sampleIds.absence };
const body = { ...sampleTime, type: 'vacation' as const, comment: entry.comment };
const later = { ...body, startdate: '2026-05-11', enddate: '2026-05-12' };
const list = { startDate: '2026-04-01', endDate: '2026-04-30' };
const account = {
  employedfrom: '2025-09-01',
  employeduntil: '',
  opening: { date: '2025-09-01', days: 0, previousdays: 3.5 },
  corrections: [{ date: '2026-01-05', year: 2024, days: -1, note: 'Udbetalt' }],
};

export const vacationSamples: SamplesOf<typeof vacationRoutes> = {
  listAbsenceEntries: {
    query: { ...list, status: '0,1,2', limit: '100000', offset: '0' },
    response: { data: [entry], total: 1 },
  },
  listAbsences: {
    query: { ...list, status: '0', limit: '10', offset: '0', employeeId: sampleIds.employee },
    response: { data: [entry], total: 1 },
  },
  listOwnAbsences: { query: list, response: { data: [entry] } },
  listAbsentPeople: {
    query: { date: '2026-04-08' },
    response: [
      { id: entry.id, name: entry.employeename, status: 0, type: 'vacation', ...sampleTime },
    ],
  },
  countAbsences: { response: { pending: 1 } },
  listShiftsDuring: {
    query: { ...sampleTime, employeeid: sampleIds.employee },
    response: {
      shifts: [
        {
          ordernumber: sampleOrderNumber,
          title: sampleOrder.tittle,
          from: '2026-04-10T14:00',
          to: '2026-04-10T23:00',
        },
      ],
      overlaps: entry,
    },
  },
  getHolidayBalance: {
    query: { employeeid: sampleIds.employee, at: '2026-04-01' },
    response: {
      balance: {
        at: '2026-04-01',
        employeduntil: '',
        left: 7.08,
        earned: 14.58,
        held: 5.5,
        planned: 2,
        pending: 4,
        ahead: 0,
        covered: 0,
        expiring: null,
        years: [
          {
            year: 2025,
            from: '2025-09-01',
            earneduntil: '2026-08-31',
            takenuntil: '2026-12-31',
            months: [{ month: '2025-09-01', days: 2.08, dayswithout: 0 }],
            earned: 14.58,
            opening: 0,
            corrections: [{ date: '2026-01-05', year: 2025, days: -1, note: 'Udbetalt' }],
            taken: [
              {
                id: entry.id,
                startdate: sampleTime.startdate,
                enddate: sampleTime.enddate,
                days: 4,
                held: 0,
              },
            ],
            held: 5.5,
            planned: 2,
            left: 7.08,
            lost: 0,
          },
        ],
      },
      cost: null,
    },
  },
  getHolidayAccount: {
    params: { id: sampleIds.employee },
    response: { ...account, version: 1 },
  },
  saveHolidayAccount: {
    body: { ...account, employeeid: sampleIds.employee },
    response: { message: 'Ferieregnskabet er gemt.' },
  },
  decideAbsence: {
    params,
    body: { status: 2, reason: 'Vi mangler folk i den uge.' },
    response: { message: 'Ansøgningen er afvist.' },
  },
  editAbsence: { params, body, response: { ...entry, version: 2 } },
  applyForAbsence: { body: later, response: { ...entry, ...later } },
  updateAbsence: { params, body, response: { ...entry, version: 2 } },
  endAbsence: {
    params: { id: sampleIds.illness },
    body: { enddate: sampleIllness.enddate },
    response: {
      ...entry,
      id: sampleIds.illness,
      employeeid: sampleIds.colleague,
      employeename: 'Ali Hassan',
      type: 'sickness',
      ...sampleIllness,
      comment: '',
      status: 1,
    },
  },
  deleteAbsence: { params, response: { message: 'Ansøgningen er slettet.' } },
  requestVacation: {
    body: {
      startdate: '2026-06-01',
      enddate: '2026-06-02',
      timefrom: '',
      timeto: '',
      comment: '',
      employeeId: '0',
      adminRights: '0',
    },
    response: { ...entry, startdate: '2026-06-01', enddate: '2026-06-02', comment: '' },
  },
  cancelVacation: { params, response: { message: 'Ferien er annulleret.' } },
};

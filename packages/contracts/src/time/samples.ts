import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { timeRoutes } from './routes.ts';
import { sampleDay, sampleMonth, sampleWarning, timeRuleSamples } from './rule.samples.ts';

export const sampleHours = {
  date: sampleDay,
  internalProjectId: sampleIds.project,
  activity: 'Klargøring af lys',
  hours: 8.25,
  entryType: 'work' as const,
};
const entry = {
  id: sampleIds.timeReport,
  date: sampleDay,
  employeeid: sampleIds.employee,
  employeename: 'Jonas Lind',
  projectId: sampleIds.project,
  projectname: 'Lager og klargøring',
  isInternal: 1 as const,
  activity: sampleHours.activity,
  hours: 8.25,
  unit: 'Timer',
  entrytype: 'work' as const,
  standardhours: 7.4,
  flexdelta: 0.85,
  flexreason: '',
  starttime: '',
  endtime: '',
  breakminutes: 0,
  status: 1 as const,
  statusreason: '',
  shiftid: '',
  invoicenumber: 0,
  marks: [],
  version: 1,
};
const params = { id: sampleIds.timeReport };
const body = sampleHours;
const page = { data: [entry], total: 1, hours: 8.25, flex: 0.85 };
const list = { ...sampleMonth, status: '1', limit: '10', offset: '0' };
const timer = {
  startedat: '2026-06-09T05:02:11.000Z',
  projectId: sampleIds.project,
  projectname: entry.projectname,
  activity: '',
};
const copiedDay = { date: '2026-06-10', hours: 8.25, entries: 1, skip: '' as const };
const decision = { status: 2 };

export const timeSamples: SamplesOf<typeof timeRoutes> = {
  ...timeRuleSamples,
  listTimeReports: { query: { ...list, employeeId: sampleIds.employee }, response: page },
  listHoursOfPeriod: {
    query: { ...sampleMonth, employeeId: sampleIds.employee },
    response: { data: [entry] },
  },
  getHoursOverview: {
    query: sampleMonth,
    response: {
      people: [
        {
          employeeid: sampleIds.employee,
          employeename: entry.employeename,
          departmentid: sampleIds.department,
          hours: 8.25,
          pending: 8.25,
          norm: 155.4,
          flex: 0.85,
          minutes: 495,
          pendingminutes: 495,
          normminutes: 9324,
          flexminutes: 51,
          days: [{ date: sampleDay, hours: 8.25, norm: 7.4, flex: 0.85, absence: '' }],
        },
      ],
    },
  },
  listOwnTimeReports: { query: list, response: page },
  countTimeReports: { response: { pending: 1 } },
  countDeviations: { response: { open: 1, people: ['Jonas Lind'] } },
  getFlexBalance: {
    query: { ...sampleMonth, employeeId: sampleIds.employee },
    response: { balanceHours: 3.15, pendingHours: 0.85 },
  },
  getOwnTimeSummary: {
    query: { startDate: '2026-06-08', endDate: '2026-06-14' },
    response: {
      hours: 8.25,
      norm: 37,
      flex: 0.85,
      balance: 3.15,
      missing: ['2026-06-08'],
      days: [{ date: sampleDay, hours: 8.25, norm: 7.4, flex: 0.85, absence: '' }],
      warnings: [sampleWarning],
    },
  },
  getTimer: { response: { timer, now: '2026-06-09T06:14:00.000Z' } },
  startTimer: { body: { projectId: sampleIds.project, activity: '' }, response: { timer } },
  stopTimer: {
    body: { projectId: sampleIds.project, activity: 'Læsning', breakMinutes: 0 },
    response: { data: [{ ...entry, starttime: '07:02', endtime: '15:17' }] },
  },
  discardTimer: { response: { message: 'Uret er kasseret.' } },
  getRegister: {
    query: { year: '2026', employeeId: sampleIds.employee },
    response: {
      employeeid: sampleIds.employee,
      employeename: entry.employeename,
      years: [2026],
      days: [{ date: sampleDay, hours: 8.25, norm: 7.4, absence: '' }],
      entries: [entry],
      warnings: [sampleWarning],
    },
  },
  getHoursByMonth: {
    query: { employeeId: sampleIds.employee },
    response: { hours: [142, 150.5, 160, 155.25, 148, 151, 96, 149.5, 158, 152, 147, 120.75] },
  },
  getTimeReportHistory: {
    params,
    response: {
      data: [
        {
          at: '2026-06-09T15:20:00.000Z',
          by: entry.employeename,
          action: 'registrerede',
          fields: [{ label: 'Timer', before: '', after: '8,25' }],
        },
      ],
    },
  },
  listTimeEmployees: { response: [{ id: sampleIds.employee, name: entry.employeename }] },
  createTimeReport: { body, response: entry },
  updateTimeReport: {
    params,
    body: { ...body, hours: '7,5', activity: 'Klargøring' },
    response: { ...entry, hours: 7.5, flexdelta: 0.1, activity: 'Klargøring', version: 2 },
  },
  deleteTimeReport: { params, response: { message: 'Registreringen er slettet.' } },
  copyTimeReports: {
    body: { fromDate: sampleDay, toDate: '2026-06-10', days: 1 },
    response: {
      data: [{ ...entry, date: '2026-06-10' }],
      days: [copiedDay],
      skipped: 0,
      closed: 0,
    },
  },
  previewCopy: {
    query: { fromDate: sampleDay, toDate: '2026-06-10', days: '1' },
    response: { days: [copiedDay] },
  },
  decideTimeReport: {
    params,
    body: { ...decision, reason: null },
    response: { message: 'Timerne er godkendt.' },
  },
  decideTimeReports: {
    body: { ...decision, ids: [sampleIds.timeReport], versions: [1] },
    response: {
      done: [sampleIds.timeReport],
      refused: [],
    },
  },
  listInvoiceableHours: {
    query: { orderId: sampleIds.order },
    response: {
      data: [
        {
          activity: 'Opsætning',
          hours: 12.5,
          reports: [sampleIds.timeReport],
          people: [entry.employeename],
        },
      ],
      pending: 4,
      invoiced: 0,
    },
  },
};

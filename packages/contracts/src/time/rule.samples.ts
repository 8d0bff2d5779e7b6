import { sampleIds } from '../core/sample.ts';
import type { SamplesOf } from '../core/sample.ts';
import type { flexRoutes } from './flex-routes.ts';
import type { projectRoutes } from './project-routes.ts';
import type { restRoutes } from './rest-routes.ts';

/** A Tuesday without a public holiday. */
export const sampleDay = '2026-06-09';
export const sampleMonth = { startDate: '2026-06-01', endDate: '2026-06-30' };
/** Too little rest after an evening. */
export const sampleWarning = {
  rule: 'dailyRest' as const,
  employeeid: sampleIds.employee,
  date: sampleDay,
  hours: 9.5,
};
const project = {
  id: sampleIds.project,
  name: 'Lager og klargøring',
  code: 'LAGER',
  description: 'Pakning, reparation og oprydning.',
  isInternal: 1 as const,
  active: 1 as const,
};
const orderProject = {
  ...project,
  id: sampleIds.order,
  name: '1 Sommerfest',
  code: '1',
  description: 'Hotel Strandkanten',
  isInternal: 0 as const,
};
const note = { what: '9,5 timers hvile efter nedtagning', why: 'Et uheld på vejen.', people: 1 };

type RuleRoutes = typeof projectRoutes &
  typeof restRoutes &
  Omit<typeof flexRoutes, 'getFlexBalance' | 'getOwnTimeSummary'>;

/** Projects, settings, what people have agreed on, and deviations. */
export const timeRuleSamples: SamplesOf<RuleRoutes> = {
  listOrderProjects: { response: [orderProject] },
  listInternalProjects: { response: [project] },
  createProject: {
    body: {
      name: 'Kursus',
      code: 'KURSUS',
      description: 'Egen uddannelse.',
      internal: 1,
      type: 1,
    },
    response: { ...project, name: 'Kursus', code: 'KURSUS', description: 'Egen uddannelse.' },
  },
  updateProject: {
    params: { id: sampleIds.project },
    body: { name: project.name, code: project.code, description: '', active: 1 },
    response: { ...project, description: '' },
  },
  listOwnOrderProjects: { response: [{ ...orderProject, description: '' }] },
  listOwnInternalProjects: { response: [project] },
  getTimeSettings: {
    response: { flexEnabled: 1, timeMode: 'daily', dailyStandard: 7.4, version: 1 },
  },
  updateTimeSettings: {
    body: { flexEnabled: 1, timeMode: 'daily', dailyStandard: 7.4 },
    response: { message: 'Indstillingerne er gemt.' },
  },
  getTimeTerms: {
    params: { id: sampleIds.employee },
    response: {
      norms: [{ from: '2026-01-01', days: [7.5, 7.5, 7.5, 7.5, 0] }],
      selforganiserfrom: '',
      eighteenon: '',
      version: 1,
    },
  },
  saveTimeTerms: {
    body: {
      employeeid: sampleIds.employee,
      norms: [{ from: '2026-01-01', days: [7.5, 7.5, '7,5', 7.5, 0] }],
      selforganiserfrom: '2026-07-01',
      eighteenon: '',
    },
    response: { message: 'Arbejdstiden er gemt.' },
  },
  listDeviations: {
    query: sampleMonth,
    response: {
      data: [
        {
          ...sampleWarning,
          employeename: 'Jonas Lind',
          note: { ...note, by: 'Mette Nordlys', at: '2026-06-10T07:30:00.000Z' },
        },
      ],
    },
  },
  noteDeviation: {
    body: { rule: 'dailyRest', employeeid: sampleIds.employee, date: sampleDay, ...note },
    response: { message: 'Afvigelsen er noteret.' },
  },
};

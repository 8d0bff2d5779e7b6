import type * as z from 'zod';

import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { dietAnswer, driveAnswer } from './allowance-row.ts';
import type { allowanceRoutes } from './allowances.ts';

const typed = {
  date: '2026-03-12',
  description: 'Opsætning hos kunde',
  vehicle: 'car',
  registration: 'AB 12 345',
  address: 'Skovvej 4, 8000 Aarhus C',
  from: 'Aarhus',
  to: 'Vejle',
  stops: ['Horsens'],
  km: 72.5,
} as const;

const common = {
  version: 1,
  employee: 'Jonas Lind',
  employeeId: sampleIds.employee,
  team: 'Lager',
  departmentId: sampleIds.department,
  status: 1,
  comment: '',
  decidedby: '',
  decidedat: '',
  exportedat: '',
  voucherNumber: 0,
} as const;

const drive: z.input<typeof driveAnswer> = {
  id: sampleIds.allowance,
  ...common,
  ...typed,
  stops: [...typed.stops],
  kind: 'drive',
  registration: 'AB12345',
  amount: 285.65,
  parts: [
    { of: 'high', label: 'Kilometer til høj takst', units: 72.5, rate: 3.94, amount: 285.65 },
  ],
  tripId: '',
  tripTitle: '',
  commute: 0,
  commutedays: 0,
};

const stay = {
  startDate: '2026-03-10',
  startTime: '08:00',
  endDate: '2026-03-12',
  endTime: '08:00',
  breakfasts: 2,
} as const;

const diet: z.input<typeof dietAnswer> = {
  id: '01JBM4W000A110WANCE0000002',
  ...common,
  ...stay,
  kind: 'diet',
  date: stay.startDate,
  description: 'Opbygning af stand',
  amount: 1062.5,
  parts: [
    { of: 'day', label: 'Kost, hele døgn', units: 2, rate: 625, amount: 1250 },
    { of: 'breakfast', label: 'Fri morgenmad', units: 2, rate: -93.75, amount: -187.5 },
  ],
  lunches: 0,
  dinners: 0,
  nights: 0,
  mealsbyreceipt: 0,
  tripId: sampleIds.trip,
  tripTitle: 'Messe i Aarhus',
};

export const allowanceSamples: SamplesOf<typeof allowanceRoutes> = {
  listAllowances: { query: { limit: '20' }, response: [drive] },
  decideAllowance: {
    body: { id: sampleIds.allowance, status: 2, comment: 'Udbetales med lønnen' },
    response: { message: 'Kørslen er godkendt.' },
  },
  listOwnAllowances: { query: { limit: '20' }, response: [drive] },
  getMileageForm: {
    response: {
      address: typed.address,
      registration: 'AB12345',
      trips: [
        {
          id: sampleIds.trip,
          title: 'Messe i Aarhus',
          startDate: stay.startDate,
          endDate: stay.endDate,
        },
      ],
    },
  },
  createDrive: { body: { ...typed, stops: [...typed.stops] }, response: drive },
  createDiet: { body: { tripId: sampleIds.trip, ...stay }, response: diet },
  withdrawAllowance: { params: { id: sampleIds.allowance }, response: { message: 'Slettet.' } },
};

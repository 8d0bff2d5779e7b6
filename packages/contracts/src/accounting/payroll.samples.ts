import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { payrollRoutes } from './payroll.ts';

const period = { from: '2026-03-01', to: '2026-03-31' };
const codes = { mileage: '61', diet: '62', expense: '63' };

export const payrollSamples: SamplesOf<typeof payrollRoutes> = {
  previewPayroll: {
    query: period,
    response: {
      rows: [
        {
          id: sampleIds.allowance,
          kind: 'drive',
          date: '2026-03-12',
          employee: 'Jonas Lind',
          employeeId: sampleIds.employee,
          text: 'Opsætning hos kunde',
          amount: 285.65,
          exportedat: '',
        },
      ],
      sum: 285.65,
      ...codes,
      people: [{ employeeId: sampleIds.employee, employee: 'Jonas Lind', number: '100' }],
    },
  },
  savePayrollSettings: {
    body: { ...codes, people: [{ employeeId: sampleIds.employee, number: '100' }] },
    response: { message: 'Gemt.' },
  },
  exportPayroll: {
    body: { ...period, again: 1 },
    response: {
      filename: 'loen-2026-03-01-2026-03-31.csv',
      text: '13748136;100;61;7250;394;\r\n',
      count: 1,
    },
  },
};

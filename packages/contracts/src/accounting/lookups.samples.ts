import { sampleIds, type SamplesOf } from '../core/sample.ts';
import type { lookupRoutes } from './lookups.ts';

export const lookupSamples: SamplesOf<typeof lookupRoutes> = {
  listAccountingDepartments: { response: [{ id: sampleIds.department, name: 'Lager' }] },
  listAccountingEmployees: {
    query: { departmentId: sampleIds.department },
    response: [{ id: sampleIds.employee, name: 'Jonas Lind' }],
  },
  listBilagTypes: { response: [{ id: 1, typename: 'Udgift' }] },
};

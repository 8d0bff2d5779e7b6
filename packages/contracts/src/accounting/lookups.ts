import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { blankable, id, request, response } from '../wire/wire.ts';
import { bilagType } from './bilag-type.ts';

const named = z.object({ id, name: z.string() });

/** The lists that the forms of bookkeeping choose from. */
export const lookupRoutes = routesOf('accounting', {
  listAccountingDepartments: {
    method: 'GET',
    path: '/accountant/departments',
    access: 'accountant',
    summary: 'Firmaets afdelinger, som id og navn',
    response: z.array(named),
  },
  listAccountingEmployees: {
    method: 'GET',
    path: '/accountant/employees',
    access: 'accountant',
    summary: 'Medarbejdere som id og navn; med departmentId kun afdelingens',
    query: request({ departmentId: blankable(id) }, {}),
    response: z.array(named),
  },
  listBilagTypes: {
    method: 'GET',
    path: '/accountant/types',
    access: 'accountant',
    summary: 'Bilagstyper som id og navn',
    response: z.array(response({ id: bilagType, typename: z.string() }, { typename: 'name' })),
  },
});

import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { id } from '../wire/wire.ts';

export const timeEmployeesRoutes = routesOf('time', {
  listTimeEmployees: {
    method: 'GET',
    path: '/timeregister/employees',
    access: 'member',
    summary: 'Hvem der registrerer timer: alle for ledere, én selv for andre',
    response: z.array(z.object({ id, name: z.string() })),
  },
});

import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { blankable, id, message, request, response, yesOrNo } from '../wire/wire.ts';

const digits = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${what} er 1 til 9 cifre.`);
const period = { from: dateText, to: dateText };
const changes = ['accounting'] as const;

const row = response(
  {
    id,
    kind: z.enum(['drive', 'diet', 'expense']),
    date: z.string(),
    employee: z.string(),
    employeeId: z.string(),
    text: z.string(),
    amount: kronerAnswer,
    /** ISO UTC of its last export; '' before. */
    exportedat: z.string(),
  },
  { employee: 'name', exportedat: 'exportedAt' },
);

export const payrollRoutes = routesOf('accounting', {
  previewPayroll: {
    method: 'GET',
    path: '/accountant/payroll',
    access: 'accountant',
    summary: 'Det godkendte i en periode, som eksporteres til løn',
    query: request(period, {}),
    response: response(
      {
        rows: z.array(row),
        /** The sum of the rows that are not exported yet. */
        sum: kronerAnswer,
        mileage: z.string(),
        diet: z.string(),
        expense: z.string(),
        people: z.array(
          response(
            { employeeId: id, employee: z.string(), number: z.string() },
            { employee: 'name' },
          ),
        ),
      },
      {},
    ),
  },
  savePayrollSettings: {
    method: 'PUT',
    path: '/accountant/payroll/settings',
    access: 'accountant',
    summary: 'Gemmer lønarter og medarbejdernumre fra lønsystemet',
    changes,
    body: request(
      {
        mileage: digits('Lønarten'),
        diet: digits('Lønarten'),
        expense: digits('Lønarten'),
        people: z
          .array(request({ employeeId: id, number: digits('Medarbejdernummeret') }, {}))
          .max(1000, 'Højst 1.000 medarbejdere.'),
      },
      {},
    ),
    response: message,
    errors: ['not_found', 'conflict'],
  },
  exportPayroll: {
    method: 'POST',
    path: '/accountant/payroll',
    access: 'accountant',
    summary: 'Eksporterer det godkendte i en periode som fil til Danløn',
    changes,
    body: request({ ...period, again: blankable(yesOrNo) }, {}),
    response: z.object({ filename: z.string(), text: z.string(), count: z.int() }),
    errors: ['conflict', 'needs_confirmation'],
  },
});

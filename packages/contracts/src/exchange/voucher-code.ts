import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { request, response } from '../wire/wire.ts';

/** The public page behind the code of an invoice (product B68). */
export const voucherCodeRoutes = routesOf('exchange', {
  checkVoucherCode: {
    method: 'GET',
    path: '/api/bilag/{code}',
    access: 'public',
    summary: 'Om bilaget med en kode står i bøgerne, uændret',
    // Any text, so that an unknown code is answered with 404 instead of 400.
    params: request({ code: z.string().max(200) }, {}),
    response: response(
      { company: z.string(), registered: z.string() },
      { registered: 'registeredOn' },
    ),
    errors: ['not_found', 'too_many'],
  },
});

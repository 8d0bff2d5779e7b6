import * as z from 'zod';

import { fileAnswer } from '../core/file-answer.ts';
import { routesOf } from '../core/route.ts';
import { message, request } from '../wire/wire.ts';

/** The own calendar in a calendar app, by a secret address (product K37). */
export const feedRoutes = routesOf('calendar', {
  showCalendarFeed: {
    method: 'GET',
    path: '/ical/{file}',
    access: 'public',
    summary: 'Vagter og fravær som iCalendar, for den som adressen er lavet til',
    // Any text, so that an unknown address is answered with 404 instead of 400.
    params: request({ file: z.string().max(200) }, {}),
    response: fileAnswer,
    answersFile: true,
    errors: ['not_found', 'too_many'],
  },
  getCalendarAddress: {
    method: 'GET',
    path: '/api/calendar-address',
    access: 'member',
    summary: 'Hvornår ens kalenderadresse blev lavet; tom uden en',
    response: z.object({ madeat: z.string() }),
  },
  createCalendarAddress: {
    method: 'POST',
    path: '/apis/create-calendar-address',
    access: 'member',
    summary: 'Laver en ny kalenderadresse, som vises denne ene gang; den gamle virker ikke længere',
    changes: ['getCalendarAddress'],
    response: z.object({ url: z.string() }),
    errors: ['conflict'],
  },
  removeCalendarAddress: {
    method: 'POST',
    path: '/apis/remove-calendar-address',
    access: 'member',
    summary: 'Slukker kalenderadressen',
    changes: ['getCalendarAddress'],
    response: message,
    errors: ['conflict'],
  },
});

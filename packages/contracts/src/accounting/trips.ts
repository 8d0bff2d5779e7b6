import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { oneLine, text } from '../wire/text.ts';
import { dateText } from '../wire/wire-dates.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { blankable, id, message, pageQuery, request, response } from '../wire/wire.ts';

const longestTripText = { title: 120, location: 120, purpose: 200, description: 2000 };

/** A trip (product E24) with its sums, in kroner. */
const trip = response(
  {
    id,
    title: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    location: z.string(),
    purpose: z.string(),
    description: z.string(),
    expense: kronerAnswer,
    receiptTotal: kronerAnswer,
    mileage: kronerAnswer,
    diet: kronerAnswer,
    links: z.int(),
  },
  {},
);

const required = (max: number, missing: string) =>
  oneLine(max, missing).refine((value) => value !== '', missing);

/** A new expense, receipt or trip shows in the word's lists and sums. */
const changes = ['accounting'] as const;

export const tripRoutes = routesOf('accounting', {
  listTrips: {
    method: 'GET',
    path: '/accountant/trips',
    access: 'accountant',
    summary: 'Rejser med summerne af deres udgifter, kørsel og diæter, den sidst oprettede først',
    query: request(pageQuery, {}),
    response: z.array(trip),
  },
  createTrip: {
    method: 'POST',
    path: '/accountant/trips',
    access: 'accountant',
    summary: 'Opretter en rejse',
    changes,
    body: request(
      {
        title: required(longestTripText.title, 'Skriv en titel.'),
        startDate: dateText,
        endDate: dateText,
        location: required(longestTripText.location, 'Skriv en destination.'),
        purpose: required(longestTripText.purpose, 'Skriv et formål.'),
        description: blankable(text(longestTripText.description)),
      },
      {},
    ),
    response: trip,
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
  },
  deleteTrip: {
    method: 'DELETE',
    path: '/accountant/trips/{id}',
    access: 'accountant',
    summary: 'Sletter en rejse uden udgifter, bilag, kørsel og diæter',
    changes,
    params: request({ id }, {}),
    response: message,
    errors: ['not_found', 'conflict', 'trip_linked'],
  },
});

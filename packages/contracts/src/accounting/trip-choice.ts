import * as z from 'zod';

import { id } from '../wire/wire.ts';

/** 'Ingen rejse' is a choice that counts as set (product B3); blank is no choice. */
export const noTripLabel = 'Ingen rejse';
export const noTrip = 'none';
const noTripWords: ReadonlySet<unknown> = new Set([noTripLabel, '0', 0, noTrip, 'null']);

/** The id of a trip, or 'none'; on the wire also 'Ingen rejse' or 0. */
export const tripChoice = z.codec(
  z.union([z.string(), z.number()], { error: 'Vælg en rejse.' }),
  id,
  {
    decode: (value) => (noTripWords.has(value) ? noTrip : String(value)),
    encode: (value) => value,
  },
);

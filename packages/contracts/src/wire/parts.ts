import * as z from 'zod';

import { quantity } from './wire-numbers.ts';
import { id } from './wire.ts';

/** How many of another record a record consists of: 4 of the product with that id. */
export interface Part {
  readonly id: string;
  readonly quantity: number;
}

/** The most different parts of one record. */
export const mostParts = 50;

/** A list of parts as the one text that a field of kind 'parts' holds; '' for none. */
export function textOfParts(parts: readonly Part[]): string {
  return parts.length === 0 ? '' : JSON.stringify(parts.map((part) => [part.id, part.quantity]));
}

/** The parts in such a text. */
export function partsIn(text: string): readonly Part[] {
  if (text === '') return [];
  const stored = JSON.parse(text) as readonly (readonly [string, number])[];
  return stored.map(([partId, count]) => ({ id: partId, quantity: count }));
}

const list = z
  .array(z.strictObject({ id, quantity }), { error: 'Vælg, hvad den består af.' })
  .max(mostParts, `Højst ${mostParts} forskellige.`);

/** Parts as a caller sends them: `[{id, quantity}]` on the wire, one text inside. */
export const partsInput = z.codec(list, z.string(), {
  decode: (parts) => textOfParts(parts),
  encode: (text) => [...partsIn(text)],
});

const answered = z.array(z.object({ id: z.string(), quantity: z.number() }));

/** Parts as they are answered; empty where none are stored. */
export const partsAnswer = z.codec(answered, z.string(), {
  decode: (parts) => textOfParts(parts),
  encode: (text) => [...partsIn(text)],
});

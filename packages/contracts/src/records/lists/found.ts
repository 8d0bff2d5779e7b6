import * as z from 'zod';

import type { RecordType } from '../record-type.ts';

const mostPages = 10_000;

/** Own parameters of a list beside the documented ones, by which the server finds, orders and pages its rows. */
interface FoundShape {
  readonly page: z.ZodOptional<z.ZodCoercedNumber<string | number>>;
  readonly search: z.ZodOptional<z.ZodString>;
  readonly sort: z.ZodOptional<z.ZodEnum<Record<string, string>>>;
}

/**
 * `page` counts from 1, of `limit` rows; without it the list is paged by cursor, and the others are refused. `sort`
 * is a field, with '-' before it descending; '~' is what comes next, of the field that a type is planned by.
 */
export function foundQuery({ fields }: RecordType, planned?: string): FoundShape {
  const names = Object.keys(fields).flatMap((name) => [name, `-${name}`]);
  const sorts = planned === undefined ? names : [...names, `~${planned}`];
  return {
    page: z.coerce
      .number<string | number>({ error: `Skal være et tal fra 1 til ${mostPages}.` })
      .int()
      .min(1)
      .max(mostPages)
      .optional(),
    search: z.string().max(200).optional(),
    sort: z.enum(sorts, { error: 'Listen kan ikke sorteres sådan.' }).optional(),
  };
}

import * as z from 'zod';

/** The filters of a list by date. */
export const year = z.coerce.number({ error: 'Vælg et år.' }).int().min(2000).max(2100).optional();
export const month = z.coerce
  .number({ error: 'Vælg en måned fra 1 til 12.' })
  .int()
  .min(1)
  .max(12)
  .optional();

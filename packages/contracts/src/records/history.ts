import * as z from 'zod';

import { typeName } from './record-body.ts';
import { readTypes } from './record-contracts.ts';
import { id, pageQuery, request } from '../wire/wire.ts';

/** Which record the history is of. */
export const historyQuery = request(
  { ...pageQuery, dType: typeName(readTypes), id },
  { dType: 'type' },
);

/** Something that was done: who, when (ISO UTC), and in Danish what, to follow the name. */
export const historyRow = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  text: z.string(),
});

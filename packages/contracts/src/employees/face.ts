import * as z from 'zod';

import { flag, id, response } from '../wire/wire.ts';

/** A person with what their avatar needs. */
export const face = response(
  { id, name: z.string(), haspicture: flag },
  { haspicture: 'hasPicture' },
);
export type Face = z.output<typeof face>;

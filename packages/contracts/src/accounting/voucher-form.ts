import * as z from 'zod';

import { cvr } from '../wire/company-numbers.ts';
import { oneLine, text } from '../wire/text.ts';
import { dayFirstText } from '../wire/wire-dates.ts';
import { kroner } from '../wire/wire-numbers.ts';
import { blankable, emptiable, id, request } from '../wire/wire.ts';
import { bilagType } from './bilag-type.ts';
import { tripChoice } from './trip-choice.ts';

/** A tick of a form: 1, true or on. */
const tick = z.codec(
  z.enum(['1', '0', 'true', 'false', 'on'], { error: 'Vælg ja eller nej.' }),
  z.boolean(),
  {
    decode: (value) => value !== '0' && value !== 'false',
    encode: (value) => (value ? '1' : '0'),
  },
);

const formNames = {
  businessname: 'businessName',
  amount: 'price',
  vatAmount: 'vat',
  bilagType: 'type',
} as const;

/** Fields that bookkeeping chooses, of both upload forms. */
export const bookkeepingFields = {
  tripId: blankable(tripChoice),
  account: blankable(id),
  noFile: blankable(tick),
  employeeId: blankable(id),
  /** The shop's, as it was read from the file; known shops are found by it. */
  cvr: blankable(cvr),
};

/** All optional, so that missing ones are reported together (product V17). */
export const voucherForm = request(
  {
    businessname: blankable(oneLine(120)),
    description: blankable(text(500)),
    amount: blankable(kroner),
    vatAmount: blankable(kroner),
    date: blankable(dayFirstText),
    bilagType: blankable(bilagType),
    ...bookkeepingFields,
  },
  formNames,
);

/** An empty field is null inside. */
const clearable = <S extends z.ZodType>(schema: S) =>
  emptiable(schema) as unknown as z.ZodOptional<z.ZodType<z.output<S> | null>>;

/** The same of an edit, which keeps what it leaves out. */
export const voucherEdit = request(
  {
    businessname: clearable(oneLine(120)),
    description: clearable(text(500)),
    amount: clearable(kroner),
    vatAmount: clearable(kroner),
    date: clearable(dayFirstText),
    bilagType: clearable(bilagType),
    tripId: clearable(tripChoice),
    account: clearable(id),
    noFile: blankable(tick),
    employeeId: blankable(id),
    cvr: blankable(cvr),
    version: blankable(z.coerce.number().pipe(z.int())),
  },
  formNames,
);

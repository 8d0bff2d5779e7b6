import * as z from 'zod';

import { kroner, kronerAnswer, plainNumber, quantity } from '../wire/wire-numbers.ts';
import { blankable, id, request, response } from '../wire/wire.ts';
import { oneLine, text } from '../wire/text.ts';
import { saleVatCode } from './sale-vat.ts';

/** At most 500 lines, so that an invoice fits into one stored item. */
const lines = <S extends z.ZodType>(line: S) =>
  z.array(line).max(500, 'Højst 500 linjer af hver slags.').default([]);

const lineShape = {
  id: blankable(z.union([id, z.int().nonnegative()])),
  name: blankable(oneLine(200)),
  description: text(1000).pipe(z.string().min(1, 'Skal udfyldes.')),
  quantity,
  price: kroner,
  total: blankable(kroner),
  unit: blankable(oneLine(20)),
  tax: blankable(plainNumber(100)),
  /** Left out: that of the invoice or its customer (product D38). */
  vatcode: blankable(saleVatCode),
};
const lineNames = { tax: 'taxPercent', vatcode: 'vatCode' } as const;
const line = request(lineShape, lineNames);
const taskLine = request(
  { ...lineShape, taskname: blankable(oneLine(200)) },
  { ...lineNames, taskname: 'taskName' },
);

/** The lines of a new invoice. */
export const newGroups = request(
  { '1': lines(line), '2': lines(line), '3': lines(taskLine) },
  { '1': 'items', '2': 'productGroups', '3': 'tasks' },
);

const answerLine = response(
  {
    id: z.string(),
    name: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
    unit: z.string(),
    tax: z.number().optional(),
    vatcode: saleVatCode.optional(),
  },
  lineNames,
);
const answerTaskLine = response(
  {
    id: z.string(),
    taskname: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: kronerAnswer,
    total: kronerAnswer,
    unit: z.string(),
    tax: z.number().optional(),
    vatcode: saleVatCode.optional(),
  },
  { ...lineNames, taskname: 'name' },
);
/** The lines of an issued invoice. */
export const answerGroups = response(
  { '1': z.array(answerLine), '2': z.array(answerLine), '3': z.array(answerTaskLine) },
  { '1': 'items', '2': 'productGroups', '3': 'tasks' },
);

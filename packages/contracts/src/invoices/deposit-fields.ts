import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';
import { response } from '../wire/wire.ts';
import { saleVatCode } from './sale-vat.ts';

/** The sums of one VAT code. */
export const vatShare = response({ code: saleVatCode, price: kronerAnswer, tax: kronerAnswer }, {});

/** The deposit that an End invoice is based on, and the End invoice that is based on a deposit. */
export const depositFields = {
  depdate: z.string().optional(),
  depnet: kronerAnswer.optional(),
  deptax: kronerAnswer.optional(),
  /** Both by VAT code, where not all has the company's own rate. */
  depvat: z.array(vatShare).optional(),
  deprate: z.number().optional(),
  usedby: z.int().optional(),
};
export const depositNames = {
  depdate: 'depositDate',
  depnet: 'depositNet',
  deptax: 'depositTax',
  depvat: 'depositVat',
  deprate: 'depositRate',
  usedby: 'usedBy',
} as const;

import * as z from 'zod';

import type { RouteSpec } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { kronerAnswer, mostDaysToPay, wholeNumber } from '../wire/wire-numbers.ts';
import { pageQuery, request, response } from '../wire/wire.ts';
import { namedOrderNames, namedOrderShape } from './named-order.ts';

/** An order in the list Generate All. */
const orderToGenerate = response(
  {
    ...namedOrderShape,
    price: kronerAnswer,
    tax: kronerAnswer,
    totalValue: kronerAnswer,
    /** Amount of the paid deposit, which is subtracted; 0 without one. */
    depprice: kronerAnswer,
    totalValueCalculated: kronerAnswer,
    /** Why it cannot be invoiced; '' when it can. */
    problem: z.string(),
  },
  {
    ...namedOrderNames,
    totalValue: 'total',
    depprice: 'depositPrice',
    totalValueCalculated: 'amountDue',
  },
);
export type OrderToGenerate = z.output<typeof orderToGenerate>;

/** Generate All (product D7): its list, and the End invoice of one order; a call of our own. */
export const generatingSpecs = {
  listOrdersToGenerate: {
    method: 'GET',
    path: '/invoice/generate-data',
    access: 'manager',
    summary: 'Udførte ordrer uden faktura, med kunde, beløb og betalt depositum',
    query: request(pageQuery, {}),
    response: z.array(orderToGenerate),
  },
  generateInvoice: {
    method: 'POST',
    path: '/invoice/generate',
    access: 'manager',
    plan: 'advancedInvoicing',
    summary: 'Laver slutfakturaen til en udført ordre; er den lavet, svares med den',
    changes: [
      ...recordChanges.invoices,
      'getCompanySettings',
      'listOpenDeposits',
      'listOrdersToInvoice',
    ],
    body: request(
      {
        ordernumber: wholeNumber({ min: 1, max: 999_999_999, error: 'Vælg en ordre.' }),
        days: wholeNumber({
          min: 0,
          max: mostDaysToPay,
          error: 'Skriv et antal dage, mindst 0.',
          tooLarge: `Højst ${mostDaysToPay} dage.`,
        }),
      },
      { ordernumber: 'orderNumber' },
    ),
    response: response(
      {
        ordernumber: z.int(),
        invoicenumber: z.int(),
        /** False when the order was invoiced before. */
        created: z.boolean(),
        message: z.string(),
      },
      { ordernumber: 'orderNumber', invoicenumber: 'number' },
    ),
    errors: ['not_found', 'conflict', 'key_reused', 'plan_limit'],
    idempotent: true,
  },
} as const satisfies Record<string, RouteSpec>;

import * as z from 'zod';

import { creditFigures } from '../invoices/credit-figures.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { id, pageQuery, request, response } from '../wire/wire.ts';

export const customerQuery = request({ customerid: id }, { customerid: 'customerId' });

export const customerPageQuery = request(
  { ...pageQuery, customerid: id },
  { customerid: 'customerId' },
);

const foreignAmounts = response(
  {
    currency: z.string(),
    revenue: kronerAnswer,
    revenuelastyear: kronerAnswer,
    unpaidamount: kronerAnswer,
    overdueamount: kronerAnswer,
  },
  {
    revenuelastyear: 'revenueLastYear',
    unpaidamount: 'unpaidAmount',
    overdueamount: 'overdueAmount',
  },
);

/** A customer's figures; dates are '' for none. */
export const customerOverview = response(
  {
    since: z.string(),
    revenue: kronerAnswer,
    revenuelastyear: kronerAnswer,
    unpaidcount: z.int(),
    unpaidamount: kronerAnswer,
    nextdue: z.string(),
    overduecount: z.int(),
    overdueamount: kronerAnswer,
    oldestdue: z.string(),
    credits: creditFigures,
    /** The amounts that are not in kroner, by currency (product H11). */
    othercurrencies: z.array(foreignAmounts),
  },
  {
    othercurrencies: 'otherCurrencies',
    revenuelastyear: 'revenueLastYear',
    unpaidcount: 'unpaidCount',
    unpaidamount: 'unpaidAmount',
    nextdue: 'nextDue',
    overduecount: 'overdueCount',
    overdueamount: 'overdueAmount',
    oldestdue: 'oldestDue',
  },
);

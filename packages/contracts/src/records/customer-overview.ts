import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { creditFigures } from '../invoices/credit-figures.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { response } from '../wire/wire.ts';
import { customerQuery } from './customer-query.ts';

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
const customerOverview = response(
  {
    since: z.string(),
    revenue: kronerAnswer,
    revenuelastyear: kronerAnswer,
    /** The twelve months up to this one, the oldest first. */
    revenuebymonth: z.array(kronerAnswer),
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
    revenuebymonth: 'revenueByMonth',
    unpaidcount: 'unpaidCount',
    unpaidamount: 'unpaidAmount',
    nextdue: 'nextDue',
    overduecount: 'overdueCount',
    overdueamount: 'overdueAmount',
    oldestdue: 'oldestDue',
  },
);

export const customerOverviewRoutes = routesOf('records', {
  getCustomerOverview: {
    method: 'GET',
    path: '/api/customer-overview',
    access: 'manager',
    summary: 'Hvad en kunde har købt for, og hvad der mangler at blive betalt',
    query: customerQuery,
    response: customerOverview,
    errors: ['not_found'],
  },
});

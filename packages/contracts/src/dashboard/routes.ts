import * as z from 'zod';

import { routesOf } from '../core/route.ts';
import { creditFigures } from '../invoices/credit-figures.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { request, response } from '../wire/wire.ts';

const year = z.coerce
  .number({ error: 'Vælg et år.' })
  .int('Vælg et år.')
  .min(2000, 'Året skal være mindst 2000.')
  .max(2100, 'Året skal være højst 2100.');
const ofYear = request({ year }, {});

const yearNames = {
  invoicecount: 'invoiceCount',
  ordercount: 'orderCount',
  totalSum: 'revenueText',
} as const;

/** Figures in other currencies than kroner, one row a currency (product H11). */
const foreignYear = response(
  {
    currency: z.string(),
    revenue: kronerAnswer,
    revenuelastyear: kronerAnswer,
    unpaid: kronerAnswer,
    overdue: kronerAnswer,
  },
  { revenuelastyear: 'revenueLastYear', unpaid: 'unpaidAmount', overdue: 'overdueAmount' },
);

const salesOfMonth = response(
  {
    month: z.int().min(1).max(12),
    value: kronerAnswer,
    /** Left out where there are none. */
    othercurrencies: z.array(z.object({ currency: z.string(), value: kronerAnswer })).optional(),
  },
  { othercurrencies: 'otherCurrencies' },
);

/** Twelve months, January first. `month` is 1-12. */
const graph = <S extends z.ZodType>(value: S) =>
  z.array(z.object({ month: z.int().min(1).max(12), value }));

/** As much of the first customer as an invoice shows. */
const firstCustomer = z.object({
  company: z.string(),
  name: z.string(),
  address: z.string(),
  zipcode: z.string(),
  town: z.string(),
  country: z.string(),
  cvr: z.string(),
});

export const dashboardRoutes = routesOf('dashboard', {
  getDashboard: {
    method: 'GET',
    path: '/api/dashboardInfo',
    access: 'manager',
    summary: 'Årets seks tal, med året før til sammenligning',
    query: ofYear,
    response: response(
      {
        invoicecount: z.int(),
        filteredInvoiceCount: z.int(),
        overdueCount: z.int(),
        ordercount: z.int(),
        employeecount: z.int(),
        /** Danish number formatting with exactly one decimal, e.g. '2.847.350,5' (product L3). */
        totalSum: z.string(),
        unpaidSum: kronerAnswer,
        overdueSum: kronerAnswer,
        /** Owed to customers, of all years (product D35). */
        credits: creditFigures,
        othercurrencies: z.array(foreignYear),
        lastYear: response(
          { totalSum: z.string(), invoicecount: z.int(), ordercount: z.int() },
          yearNames,
        ),
      },
      {
        ...yearNames,
        othercurrencies: 'otherCurrencies',
        filteredInvoiceCount: 'unpaidCount',
        employeecount: 'employeeCount',
        unpaidSum: 'unpaidAmount',
        overdueSum: 'overdueAmount',
      },
    ),
  },
  getRevenue: {
    method: 'GET',
    path: '/api/sales-total-rev',
    access: 'manager',
    summary: 'Årets omsætning uden moms',
    query: ofYear,
    response: response(
      {
        totalRevenue: kronerAnswer,
        /** Left out where there are none. */
        othercurrencies: z
          .array(z.object({ currency: z.string(), totalRevenue: kronerAnswer }))
          .optional(),
      },
      { othercurrencies: 'otherCurrencies' },
    ),
  },
  getSalesByMonth: {
    method: 'GET',
    path: '/api/sales-graf-data',
    access: 'manager',
    summary: 'Omsætning uden moms pr. måned',
    query: ofYear,
    response: z.array(salesOfMonth),
  },
  getOrdersByMonth: {
    method: 'GET',
    path: '/api/order-graf-data',
    access: 'manager',
    summary: 'Antal ordrer pr. måned efter startdato',
    query: ofYear,
    response: graph(z.int()),
  },
  getFirstSteps: {
    method: 'GET',
    path: '/api/first-steps',
    access: 'manager',
    summary: 'Hvad en ny virksomhed har nået: bank, logo, kunde, faktura og kollega',
    response: z.object({
      bank: z.boolean(),
      logo: z.boolean(),
      /** The newest one; null while there is none. */
      customer: firstCustomer.nullable(),
      invoice: z.boolean(),
      /** The name or e-mail of the newest other person, invited or active; '' while there is none. */
      colleague: z.string(),
    }),
  },
});

import * as z from 'zod';

/** When an order is, as calls of invoices say it. */
export const orderTimeShape = {
  orderdatestart: z.string(),
  orderdateend: z.string(),
  timestart: z.string(),
  timedone: z.string(),
};

export const orderTimeNames = {
  orderdatestart: 'startDate',
  orderdateend: 'endDate',
  timestart: 'startTime',
  timedone: 'endTime',
} as const;

/** An order in a list of what can be invoiced. */
export const namedOrderShape = {
  uniquenumber: z.int(),
  ordertittle: z.string(),
  ...orderTimeShape,
  company: z.string(),
  name: z.string(),
  /** 0 for none. */
  depinvoicenumber: z.int(),
};

export const namedOrderNames = {
  ...orderTimeNames,
  uniquenumber: 'number',
  ordertittle: 'title',
  depinvoicenumber: 'depositInvoiceNumber',
} as const;

import type * as z from 'zod';

import type { RouteSpec } from './route.ts';

type Wire<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A valid example of a route's request and answer, as on the wire. */
interface SampleOf<R extends RouteSpec> {
  readonly params: Wire<R['params']>;
  readonly query: Wire<R['query']>;
  readonly body: Wire<R['body']>;
  readonly response: z.input<R['response']>;
}

/** The samples of a word. A route without one does not compile. */
export type SamplesOf<R extends Record<string, RouteSpec>> = {
  readonly [K in keyof R]: DefinedParts<SampleOf<R[K]>>;
};

/** Leaves out the parts that the route does not have. */
type DefinedParts<S> = {
  readonly [K in keyof S as S[K] extends undefined ? never : K]: S[K];
};

/** The ids in the samples. The demo company has records with these ids, so the samples work on it. */
export const sampleIds = {
  company: '01JBM4W000C0MPANY000000001',
  owner: '01JBM4W0000WNER00000000001',
  administrator: '01JBM4W000ADM1N00000000001',
  employee: '01JBM4W000EMP10YEE00000001',
  customer: '01JBM4W000CVST0MER00000001',
  product: '01JBM4W000PR0DVCT000000001',
  task: '01JBM4W000TASK000000000001',
  productGroup: '01JBM4W000PGRP000000000001',
  invoice: '1001.nv01ce01',
  invoiceDraft: '01JBM4W0001NVDRAFT00000001',
  order: '1.0rder001',
  orderPicture: '1.01jbm4w00p1ctvre00000001',
  /** A message with a picture in `orderConversation`. */
  messagePicture: 'g-ord.1.1',
  /** The conversation of the people of `order`. */
  orderConversation: 'g-ord.1',
  enquiry: '01JBM4W000ENQV1RY000000001',
  /** The booking form's slug, a part of its URL; not an id. */
  bookingSlug: 'nordlys',
  /** The last part of a calendar's secret address; not an id. */
  calendarFile: 'CALENDAR00000000000000000000000000000000001.ics',
  /** The code on a printed invoice; not an id. */
  voucherCode: 'v0vcherc0de000000000000001',
  /** Books of another system that are not finished, by their file. */
  bookImport: 'b001000000000000000000000000001a',
  absence: '01JBM4W000EMP10YEE00000001.01JBM4W000ABSENCE000000001',
  illness: '01JBM4W000EMP10YEE00000002.01JBM4W000ABSENCE000000002',
  timeReport: '01JBM4W000EMP10YEE00000001.202606.01JBM4W000T1MEREP0RT0001',
  project: 'ip-01JBM4W000PR0JECT00000001',
  account: '01JBM4W000ACC0VNT000000001',
  contraAccount: '01JBM4W000ACC0VNT000000002',
  bankAccount: '01JBM4W000ACC0VNT000000003',
  bankLine: 'ba0000000000000000000001',
  matchedBankLine: 'ba0000000000000000000002',
  accountingDraft: '214.dra4t001',
  /** The number of a posted voucher, which is its key. */
  voucher: '900000001',
  /** Periods are named by their dates, in each company alike. */
  financialYear: 'year.2025-01-01.2025-12-31',
  vatPeriod: 'vat.2025-07-01.2025-09-30',
  filedVatPeriod: 'vat.2025-04-01.2025-06-30',
  receipt: '01JBM4W000RECE1PT000000001',
  trip: '01JBM4W000TR1P000000000001',
  expense: '01JBM4W000EXPENSE000000001',
  allowance: '01JBM4W000A110WANCE0000001',
  notification: '01JBM4W000N0T1F1CAT10N0001',
  session: 'SESS10N0000000000000000000000000000000001MF',
  department: '01JBM4W000DEPARTMENT000001',
  boardCategory: '01JBM4W000B0ARDCATEG0RY001',
  deletedBoardCategory: '01JBM4W000B0ARDCATEG0RY002',
  boardTask: 'b0ardtask001',
  subtask: 'b0ardtask001.1',
  taskPicture: 'b0ardtask001.01jbm4w000p1ctvre00000001',
  taskComment: 'b0ardtask001.01JBM4W000C0MMENT00000001',
  colleague: '01JBM4W000EMP10YEE00000002',
  invited: '01JBM4W0001NV1TED000000001',
  inactive: '01JBM4W0001NACT1VE00000001',
} as const;

/** Tokens in the samples. */
export const sampleTokens = {
  reset: 'RESET00000000000000000000000000000000000001',
  invitation: '1NV1TAT10N000000000000000000000000000000001',
  confirmation: 'C0NF1RMAT10N0000000000000000000000000000001',
} as const;

/** The number of the invoice `sampleIds.invoice`. */
export const sampleInvoiceNumber = 1001;
/** The number of the order `sampleIds.order`. */
export const sampleOrderNumber = 1;

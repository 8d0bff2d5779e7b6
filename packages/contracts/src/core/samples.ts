import { accountingSamples } from '../accounting/samples.ts';
import { authSamples } from '../auth/samples.ts';
import { bankSamples } from '../bank/samples.ts';
import { calendarSamples } from '../calendar/samples.ts';
import { chatSamples, chatSocketSamples } from '../chat/samples.ts';
import { companySamples } from '../company/samples.ts';
import { dashboardSamples } from '../dashboard/samples.ts';
import { employeeSamples } from '../employees/samples.ts';
import { invoiceSamples } from '../invoices/samples.ts';
import { exchangeSamples } from '../exchange/samples.ts';
import { ledgerSamples } from '../ledger/samples.ts';
import { periodSamples } from '../periods/samples.ts';
import { notificationSamples } from '../notifications/samples.ts';
import { orderSamples } from '../orders/samples.ts';
import { planningSamples } from '../planning/samples.ts';
import { receiptSamples } from '../receipts/samples.ts';
import { recordSamples } from '../records/samples.ts';
import { taskboardSamples } from '../taskboard/samples.ts';
import { timeSamples } from '../time/samples.ts';
import { vacationSamples } from '../vacation/samples.ts';
import type { Route } from './route.ts';
import type { ServedWord } from './routes.ts';
import type { SocketSamplesOf } from './socket-route.ts';
import type { socketRoutes } from './socket-routes.ts';

/** A sample, untyped, for generators and tests. */
interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response: unknown;
}

const samplesByWord: Record<ServedWord, object> = {
  auth: authSamples,
  company: companySamples,
  dashboard: dashboardSamples,
  records: recordSamples,
  invoices: invoiceSamples,
  employees: employeeSamples,
  orders: orderSamples,
  planning: planningSamples,
  receipts: receiptSamples,
  accounting: accountingSamples,
  ledger: ledgerSamples,
  periods: periodSamples,
  exchange: exchangeSamples,
  taskboard: taskboardSamples,
  bank: bankSamples,
  time: timeSamples,
  vacation: vacationSamples,
  chat: chatSamples,
  notifications: notificationSamples,
  calendar: calendarSamples,
};

/** Throws when the route has no sample. */
export function sampleOf(route: Route): Sample {
  const samples = samplesByWord[route.word as ServedWord] as Record<string, Sample | undefined>;
  const sample = samples[route.key];
  if (sample === undefined) throw new Error(`${route.key} has no sample`);
  return sample;
}

/** Example fields of each frame beside `action`; leaving a frame out does not compile. */
export const socketSamples: SocketSamplesOf<typeof socketRoutes> = { ...chatSocketSamples };

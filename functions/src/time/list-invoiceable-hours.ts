import type { InvoiceableHours } from '@driftig/contracts/time/order-hours-route';
import type { timeRoutes } from '@driftig/contracts/time/routes';
import { compareNames } from '@driftig/domain/company/department';
import { sumHundredths } from '@driftig/domain/time/minutes';
import type { TimeReport } from '@driftig/domain/time/report';

import { formerEmployee } from '../changes/employees/people-of.ts';
import type { Handler } from '../pipeline/handler.ts';

/** Approved hours of an order by kind of work, with the sums of pending and invoiced hours. */
export const listInvoiceableHours: Handler<typeof timeRoutes.listInvoiceableHours> = async ({
  input,
  store,
}) => {
  const { id } = await store.orders.getById(input.query.orderId);
  const months = await store.time.getMonths(await store.time.listProjectMonths(id));
  const reports = months
    .flatMap((month) => month.reports)
    .filter(({ projectId }) => projectId === id);
  const approved = reports.filter(({ status }) => status === 'approved');
  const open = approved.filter(({ invoiceNumber }) => invoiceNumber === 0);
  const names = await store.users.namesOf(open.map(({ employeeId }) => employeeId));
  const nameOf = (employeeId: string) => names.get(employeeId) ?? formerEmployee;
  return {
    data: [...Map.groupBy(open, ({ activity }) => activity)]
      .map(([activity, own]) => lineOf(activity, own, nameOf))
      .toSorted((a, b) => compareNames({ name: a.activity }, { name: b.activity })),
    pendingHundredths: sumHundredths(reports.filter(({ status }) => status === 'pending')),
    invoicedHundredths: sumHundredths(approved.filter(({ invoiceNumber }) => invoiceNumber !== 0)),
  };
};

function lineOf(
  activity: string,
  reports: readonly TimeReport[],
  nameOf: (employeeId: string) => string,
): InvoiceableHours {
  return {
    activity,
    hundredths: sumHundredths(reports),
    reportIds: reports.map(({ reportId }) => reportId),
    people: [...new Set(reports.map(({ employeeId }) => nameOf(employeeId)))],
  };
}

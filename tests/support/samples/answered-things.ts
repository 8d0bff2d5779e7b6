import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import type { Route } from '@driftig/contracts/core/route';
import { numberOfId } from '@driftig/data/core/number-of-id';

import type { CallInput } from '../stack/call.ts';
import type { Caller, TestCompany } from '../company/company.ts';
import { saveLines } from '../company/order-lines.ts';
import { assign, placeShift, workingDay } from '../company/planning.ts';
import { makeSamples } from './sample-makers.ts';

export type Answer = Readonly<Record<string, unknown>>;

/** Something that is answered, and can be sent back to the call that edits it. */
export interface Thing {
  readonly read: () => Promise<Answer>;
  /** Caller that sends the answer back, and the request built from it. */
  readonly by: Caller;
  readonly sent: (answer: Answer) => CallInput;
}

/** Makes one in the company. */
export type MakeThing = (company: TestCompany) => Promise<Thing>;

/** A call that edits, what it edits, and how one is made. */
export type Pair = readonly [route: Route, what: string, make: MakeThing];

export async function answerOf(who: Caller, route: Route, input: CallInput = {}): Promise<Answer> {
  const { status, json, text } = await who.call(route, input);
  if (status !== 200) throw new Error(`${route.key} did not answer: ${text}`);
  return json as Answer;
}

/** The one that `matches` says of a list. */
export async function rowOf(
  who: Caller,
  route: Route,
  matches: (row: Answer) => boolean,
): Promise<Answer> {
  const rows = (await answerOf(who, route)) as unknown as readonly Answer[];
  const row = rows.find(matches);
  if (row === undefined) throw new Error(`${route.key} does not list it.`);
  return row;
}

export const body = (answer: Answer): CallInput => ({ body: answer });
const first = (): boolean => true;

const settings: MakeThing = async ({ owner }) => ({
  read: () => rowOf(owner, companyRoutes.getCompanySettings, first),
  by: owner,
  sent: body,
});

const profile: MakeThing = async ({ employee }) => ({
  read: () => answerOf(employee, employeeRoutes.getProfile),
  by: employee,
  sent: body,
});

const draft: MakeThing = async (company) => {
  const id = (await makeSamples(company, ['invoiceDraft'])).get('invoiceDraft') ?? '';
  const read = () => answerOf(company.owner, invoiceRoutes.getInvoiceDraft, { body: { id } });
  return { read, by: company.owner, sent: body };
};

const orderNumber = async (company: TestCompany) => {
  const id = (await makeSamples(company, ['order'])).get('order') ?? '';
  return { id, ordernumber: numberOfId(id) };
};

const order: MakeThing = async (company) => {
  const { ordernumber } = await orderNumber(company);
  const query = { ordernumber: String(ordernumber) };
  const read = async () =>
    (await answerOf(company.owner, orderRoutes.getOrderOverview, { query }))['order'] as Answer;
  return { read, by: company.owner, sent: body };
};

const lines: MakeThing = async (company) => {
  const { id: orderID } = await orderNumber(company);
  await saveLines(company.owner, orderID);
  return {
    read: () => answerOf(company.owner, orderRoutes.getOrderLines, { body: { orderID } }),
    by: company.owner,
    sent: (answer) => ({ body: { ...answer, orderID } }),
  };
};

const note =
  (save: Route, get: Route): MakeThing =>
  async (company) => {
    const { ordernumber } = await orderNumber(company);
    await company.owner.call(save, { body: { text: 'Husk kablerne.', ordernumber } });
    return {
      read: () => answerOf(company.owner, get, { body: { ordernumber } }),
      by: company.owner,
      sent: (answer) => ({ body: { ...answer, ordernumber } }),
    };
  };

const bookingForm: MakeThing = async (company) => {
  await makeSamples(company, ['bookingSlug']);
  const read = () => answerOf(company.owner, orderRoutes.getBookingSettings);
  return { read, by: company.owner, sent: body };
};

const staff: MakeThing = async ({ owner, employee }) => {
  const { id: orderid } = await placeShift(owner);
  await assign(owner, orderid, [employee.user.userId]);
  const { startDate: startdate, endDate: enddate } = workingDay;
  const query = { orderid, startdate, enddate };
  const assigned = ({ assignedEmployees }: Answer) =>
    (assignedEmployees as readonly Answer[]).map(({ id }) => id);
  // The order's people are sent as ids.
  const read = () => answerOf(owner, planningRoutes.getAvailableEmployees, { query });
  const employees = assigned(await read());
  return { read, by: owner, sent: (answer) => ({ body: { ...answer, orderid, employees } }) };
};

const choice: MakeThing = async ({ owner }) => ({
  read: () => rowOf(owner, notificationRoutes.listNotificationChoices, first),
  by: owner,
  sent: body,
});

const { updateNoteForEmployees, getNoteForEmployees } = orderRoutes;
const { updateNoteForAdministration, getNoteForAdministration } = orderRoutes;
/** The calls that edit, but for those of hours and absence (answered-work.ts) and of records (answered-records.ts). */
export const answeredThings: readonly Pair[] = [
  [companyRoutes.updateCompanySettings, 'the settings', settings],
  [employeeRoutes.updateProfile, 'the own profile', profile],
  [invoiceRoutes.updateInvoiceDraft, 'a draft', draft],
  [orderRoutes.updateOrder, 'an order', order],
  [orderRoutes.updateOrderLines, 'the lines of an order', lines],
  [updateNoteForEmployees, 'a note', note(updateNoteForEmployees, getNoteForEmployees)],
  [
    updateNoteForAdministration,
    'a note',
    note(updateNoteForAdministration, getNoteForAdministration),
  ],
  [orderRoutes.updateBookingSettings, 'the booking form', bookingForm],
  [planningRoutes.assignEmployees, 'the people of an order', staff],
  [notificationRoutes.saveNotificationChoice, 'a choice', choice],
];

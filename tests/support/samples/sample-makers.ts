import { sessionIdOf } from '../company/sessions.ts';
import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleEnquiry, sampleProductGroup } from '@driftig/contracts/records/work.samples';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { sampleIds } from '@driftig/contracts/core/sample';
import { sampleIllness, sampleTime } from '@driftig/contracts/vacation/samples';
import { sampleHours } from '@driftig/contracts/time/samples';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { sampleOf } from '@driftig/contracts/core/samples';
import { numberOfId } from '@driftig/data/core/number-of-id';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';

import type { TestCompany } from '../company/company.ts';
import { createAccount, importedDraft } from '../company/bookkeeping.ts';
import { createDrive } from '../bookkeeping/allowances.ts';
import { createSession } from '../company/company.ts';
import { createDepartment } from '../company/departments.ts';
import { notify } from '../company/notifications.ts';
import { createCalendarFile } from '../company/shifts.ts';
import { createOrderPicture } from '../company/order-pictures.ts';
import { createMessagePicture } from '../company/message-pictures.ts';
import { createPerson } from '../company/people.ts';
import { createReceipt } from '../company/receipts.ts';

export type SampleName = keyof typeof sampleIds;
export const sampleNames = Object.keys(sampleIds) as SampleName[];

/** Gives the id of another sample of the same company, which is made where it is not there yet. */
type Need = (name: SampleName) => Promise<string>;

/** Makes one record in the company and gives its id. */
type Maker = (company: TestCompany, need: Need) => string | Promise<string>;

/** One maker per sample id, through the real routes where there is one. */
const makers: Readonly<Record<SampleName, Maker>> = {
  company: ({ companyId }) => companyId,
  owner: ({ owner }) => owner.user.userId,
  administrator: ({ administrator }) => administrator.user.userId,
  employee: ({ employee }) => employee.user.userId,
  customer: (company) => createSampleRecord(company, 'customers'),
  product: (company) => createSampleRecord(company, 'products'),
  task: (company) => createSampleRecord(company, 'tasks'),
  productGroup: async (company, need) => {
    const { name, description, price } = sampleProductGroup;
    const products = [{ id: await need('product'), quantity: 4 }];
    return createRecord(company, 'productgroups', { name, description, price, products });
  },
  invoice: ({ owner }) =>
    createdId(owner.call(invoiceRoutes.issueInvoice, { body: bodyOf(invoiceRoutes.issueInvoice) })),
  invoiceDraft: ({ owner }) => {
    const { body } = sampleOf(invoiceRoutes.createInvoiceDraft);
    return createdId(owner.call(invoiceRoutes.createInvoiceDraft, { body: body as object }));
  },
  order: ({ owner }) =>
    createdId(owner.call(orderRoutes.createOrder, { body: bodyOf(orderRoutes.createOrder) })),
  orderPicture: async (company, need) =>
    (await createOrderPicture(company.owner, await need('order'))).id,
  messagePicture: async ({ owner }, need) => {
    const { id } = await createMessagePicture(owner, await need('orderConversation'));
    return id;
  },
  orderConversation: async (_company, need) => `g-ord.${numberOfId(await need('order'))}`,
  enquiry: (company) => {
    const { name, event, date } = sampleEnquiry;
    return createRecord(company, 'enquiries', { name, event, date });
  },
  bookingSlug: async ({ companyId, owner }) => {
    const slug = companyId.toLowerCase();
    const body = { open: true, slug };
    const { status, text } = await owner.call(orderRoutes.updateBookingSettings, { body });
    if (status !== 200) throw new Error(`The booking form was not opened: ${text}`);
    return slug;
  },
  calendarFile: ({ owner }) => createCalendarFile(owner),
  // Each belongs to a person of its own: two of one person would overlap.
  absence: async (company) => {
    const { startdate, enddate } = sampleTime;
    const employeeid = await createPersonWith(company, 'active');
    return createAbsence(company, { employeeid, startdate, enddate });
  },
  illness: async (company) => {
    const { startdate } = sampleIllness;
    const employeeid = await createPersonWith(company, 'active');
    return createAbsence(company, { employeeid, type: 'sickness', startdate, open: 1 });
  },
  project: async ({ owner }) => {
    const name = `Projekt ${ulid()}`;
    return createdId(owner.call(timeRoutes.createProject, { body: { name } }));
  },
  // Uses its own employee to avoid overlaps with other samples.
  timeReport: async (company, need) => {
    const employeeId = await createPersonWith(company, 'active');
    const body = { ...sampleHours, internalProjectId: await need('project'), employeeId };
    return createdId(company.owner.call(timeRoutes.createTimeReport, { body }));
  },
  account: async ({ owner }) => (await createAccount(owner)).id,
  contraAccount: async ({ owner }) => (await createAccount(owner)).id,
  accountingDraft: async ({ owner }) => (await importedDraft(owner)).id,
  receipt: async ({ owner }) => (await createReceipt(owner)).id,
  trip: ({ owner }) =>
    createdId(owner.call(tripRoutes.createTrip, { body: bodyOf(tripRoutes.createTrip) })),
  expense: async ({ owner, employee }) => {
    const body = { ...bodyOf(expenseRoutes.createExpense), employee: employee.user.userId };
    return createdId(owner.call(expenseRoutes.createExpense, { body }));
  },
  allowance: async ({ employee }) => (await createDrive(employee)).id,
  notification: (company) => notify(company, company.owner),
  session: createOlderSession,
  department: createEmptyDepartment,
  colleague: (company) => createPersonWith(company, 'active'),
  invited: (company) => createPersonWith(company, 'invited'),
  inactive: (company) => createPersonWith(company, 'inactive'),
};

/** Id of each sample that was made, or an id that does not exist. */
export type SampleRecords = ReadonlyMap<SampleName, string>;

/** Makes the named samples in the company, and those they need. */
export async function makeSamples(
  company: TestCompany,
  names: readonly SampleName[],
): Promise<SampleRecords> {
  const made = new Map<SampleName, Promise<string>>();
  const need: Need = (name) => {
    const id = made.get(name) ?? Promise.resolve(makers[name](company, need));
    made.set(name, id);
    return id;
  };
  return new Map(await Promise.all(names.map(async (name) => [name, await need(name)] as const)));
}

/** Well-formed ids that no record has. */
export const unknownRecords: SampleRecords = new Map([
  ...sampleNames.map((name) => [name, ulid()] as const),
  ['invoice', '999999.0000000a'],
  ['order', '999999.0000000b'],
  ['orderPicture', '999999.0000000c'],
  ['orderConversation', 'g-ord.999999'],
  ['messagePicture', 'g-ord.999999.1'],
  ['absence', `${ulid()}.${ulid()}`],
  ['illness', `${ulid()}.${ulid()}`],
  ['timeReport', `${ulid()}.202606.${ulid()}`],
  ['project', `ip-${ulid()}`],
]);

/** The body of a route's sample for a customer who is not in the register. */
function bodyOf(route: Parameters<typeof sampleOf>[0]): object {
  const { customerid: _, ...body } = sampleOf(route).body as { customerid?: unknown };
  return body;
}

/** A record with the fields that the first sample of its type with all its fields has. */
function createSampleRecord(company: TestCompany, type: RecordTypeName) {
  const body = Object.values(recordRoutes)
    .map((route) => sampleOf(route).body as { dType?: string; id?: string; version?: number })
    .find((sample) => sample?.dType === type && Object.keys(sample).length > 2);
  const { id: _id, version: _version, ...fields } = body ?? {};
  return createRecord(company, type, fields);
}

function createRecord({ owner }: TestCompany, dType: RecordTypeName, fields: object) {
  return createdId(owner.call(recordRoutes.createRecord, { body: { ...fields, dType } }));
}

function createAbsence({ owner }: TestCompany, body: object) {
  return createdId(owner.call(vacationRoutes.applyForAbsence, { body }));
}

async function createdId(answer: Promise<TestAnswer>): Promise<string> {
  const { status, json, text } = await answer;
  if (status !== 201) throw new Error(`A sample for the test was not created: ${text}`);
  return (json as { id: string }).id;
}

/** A session of the owner on another device. A user keeps only the newest, so it is an old one. */
async function createOlderSession({ owner }: TestCompany): Promise<string> {
  await owner.session();
  const now = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const cookies = await createSession(owner.user, { device: 'Safari på iPhone', now });
  return sessionIdOf(cookies);
}

/** A department without members beside another one: the last of a company cannot be deleted. */
async function createEmptyDepartment(company: TestCompany): Promise<string> {
  await createDepartment(company, `Afdeling ${ulid()}`);
  return createDepartment(company, `Afdeling ${ulid()}`);
}

async function createPersonWith(company: TestCompany, status: 'active' | 'invited' | 'inactive') {
  const person = await createPerson(company, { status, invitedAt: '2026-11-12T08:00:00.000Z' });
  return person.userId;
}

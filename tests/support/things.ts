import { authSamples } from '@driftig/contracts/auth/samples';
import { employeeSamples } from '@driftig/contracts/employees/samples';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { sampleEmployeesHours, sampleEnquiry } from '@driftig/contracts/records/work.samples';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import type { Route } from '@driftig/contracts/core/route';
import { sampleIds, sampleInvoiceNumber } from '@driftig/contracts/core/sample';
import { sampleOf } from '@driftig/contracts/core/samples';
import { hashOf } from '@driftig/functions/identity/secrets';
import { ulid } from 'ulid';

import type { CallInput } from './call.ts';
import type { TestCompany } from './company.ts';
import { addPerson, createSession, testPassword } from './company.ts';
import { handIn } from './receipts.ts';

/** What stands in a sample, and what takes its place in a request of a test. */
export type Stead = ReadonlyMap<unknown, unknown>;

/** The sample request of a route, about other things than the sample's own. */
export function requestAbout(route: Route, stead: Stead): CallInput {
  const { params, query, body } = replaced(sampleOf(route), stead) as CallInput;
  return {
    ...(params !== undefined && { params }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
    // Who is not logged in is counted by address; what one test asks for counts in no other.
    ...(route.access === 'public' && { headers: { 'x-viewer-address': ulid() } }),
  };
}

function replaced(value: unknown, stead: Stead): unknown {
  if (stead.has(value)) return stead.get(value);
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, stead));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, replaced(part, stead)] as const);
  return Object.fromEntries(entries);
}

/** Whether a route's sample asks for something that someone owns. */
export function asksForAThing(route: Route): boolean {
  const { response: _, ...asked } = sampleOf(route);
  return JSON.stringify(replaced(asked, unknownThings())) !== JSON.stringify(asked);
}

/** What a request of a route can be about in this company; made only where the route asks. */
export async function thingsFor(route: Route, company: TestCompany): Promise<Stead> {
  return asksForAThing(route) ? makeThings(company) : new Map(credentials(company));
}

/** One thing of each kind, newly made in the company through the real routes. */
export async function makeThings(company: TestCompany): Promise<Stead> {
  const [customer, product, task, invoice, session, department, people, work, receipt] =
    await Promise.all([
      makeRecord(company, 'customers'),
      makeRecord(company, 'products'),
      makeRecord(company, 'tasks'),
      makeInvoice(company),
      makeSession(company),
      makeDepartment(company),
      makePeople(company),
      makeWork(company),
      handIn(company.owner),
    ]);
  return new Map<unknown, unknown>([
    [sampleIds.company, company.companyId],
    [sampleIds.owner, company.owner.user.userId],
    [sampleIds.administrator, company.administrator.user.userId],
    [sampleIds.employee, company.employee.user.userId],
    [sampleIds.customer, customer],
    [sampleIds.product, product],
    [sampleIds.task, task],
    [sampleIds.invoice, invoice.id],
    [sampleIds.session, session],
    [sampleIds.department, department],
    [sampleIds.receipt, receipt.id],
    ...people,
    ...work,
    [sampleInvoiceNumber, invoice.invoicenumber],
    ...credentials(company),
  ]);
}

/** Well-formed ids of things that nobody has. */
export function unknownThings(): Stead {
  return new Map<unknown, unknown>([
    ...Object.values(sampleIds).map((id) => [id, ulid()] as const),
    [sampleIds.invoice, '999999.0000000a'],
    [sampleIds.order, '999999.0000000b'],
    [sampleInvoiceNumber, 999_999],
  ]);
}

/** Logging in is about the company's own people; registering about a new one each time. */
function credentials({ owner }: TestCompany): readonly (readonly [unknown, unknown])[] {
  const { logIn, registerCompany, changePassword } = authSamples;
  return [
    [logIn.body.email, owner.user.email],
    [logIn.body.password, testPassword],
    [changePassword.body.newPassword, testPassword],
    [registerCompany.body.email, `ny@${ulid().toLowerCase()}.dk`],
    [employeeSamples.inviteEmployee.body.email, `ny@${ulid().toLowerCase()}.dk`],
  ];
}

async function makeRecord({ owner }: TestCompany, type: RecordTypeName): Promise<string> {
  const body = Object.values(recordRoutes)
    .map((route) => sampleOf(route).body as { dType?: string; id?: string } | undefined)
    .find((sample) => sample?.dType === type && Object.keys(sample).length > 2);
  const { id: _id, version: _version, ...fields } = (body ?? {}) as Record<string, unknown>;
  return (await made(owner.call(recordRoutes.createRecord, { body: fields }))).id;
}

async function makeInvoice({ owner }: TestCompany): Promise<{ id: string; invoicenumber: number }> {
  const { customerid: _, ...body } = sampleOf(invoiceRoutes.issueInvoice).body as object & {
    customerid: unknown;
  };
  return made(owner.call(invoiceRoutes.issueInvoice, { body }));
}

/** An order, hours worked on it, and an enquiry. */
async function makeWork({ owner, employee }: TestCompany): Promise<Stead> {
  const make = (dType: string, fields: object) =>
    made(owner.call(recordRoutes.createRecord, { body: { dType, ...fields } }));
  const { customerid: _customer, ...form } = sampleOf(orderRoutes.createOrder).body as object & {
    customerid: unknown;
  };
  const order = await made(owner.call(orderRoutes.createOrder, { body: form }));
  const { date, fromtime, totime } = sampleEmployeesHours;
  const hours = await make('employeeshours', {
    employeeid: employee.user.userId,
    orderID: order.id,
    date,
    fromtime,
    totime,
  });
  const { name, event, date: asked } = sampleEnquiry;
  const enquiry = await make('enquiries', { name, event, date: asked });
  return new Map([
    [sampleIds.order, order.id],
    [sampleIds.employeesHours, hours.id],
    [sampleIds.enquiry, enquiry.id],
  ]);
}

/** Somewhere else that the owner is logged in; of many, these fall out before the one in use. */
async function makeSession({ owner }: TestCompany): Promise<string> {
  await owner.session();
  const now = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const cookies = await createSession(owner.user, { device: 'Safari på iPhone', now });
  return hashOf(cookies['__Host-driftig_session'] ?? '');
}

/** An empty one, and never the last. */
async function makeDepartment({ owner }: TestCompany): Promise<string> {
  const make = () =>
    owner.call(recordRoutes.createRecord, {
      body: { dType: 'departments', name: `Afdeling ${ulid()}` },
    });
  await made(make());
  return (await made(make())).id;
}

/** People beside the three that everyone meets, one in each state; invited a while ago. */
async function makePeople({ employee, store }: TestCompany): Promise<[unknown, unknown][]> {
  const made: [unknown, unknown][] = [];
  const states = { colleague: 'active', invited: 'invited', inactive: 'inactive' } as const;
  const invitedAt = '2026-11-12T08:00:00.000Z';
  for (const [sample, status] of Object.entries(states) as [keyof typeof states, 'active'][]) {
    const userId = ulid();
    const email = `${userId.toLowerCase()}@proeve.dk`;
    await addPerson(store, { ...employee.user, userId, email, status, invitedAt });
    made.push([sampleIds[sample], userId]);
  }
  return made;
}

async function made<T extends { id: string }>(
  answer: ReturnType<TestCompany['owner']['call']>,
): Promise<T> {
  const { status, json, text } = await answer;
  if (status !== 201) throw new Error(`A thing for the test was not made: ${text}`);
  return json as T;
}

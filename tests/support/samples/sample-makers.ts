import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { tripRoutes } from '@driftig/contracts/accounting/trips';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { sampleEnquiry, sampleProductGroup } from '@driftig/contracts/records/work.samples';
import { sampleIds } from '@driftig/contracts/core/sample';
import { sampleIllness, sampleTime } from '@driftig/contracts/vacation/samples';
import { sampleHours } from '@driftig/contracts/time/samples';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { sampleOf } from '@driftig/contracts/core/samples';
import { numberOfId } from '@driftig/data/core/number-of-id';
import { ulid } from 'ulid';

import { filePeriod } from '../bookkeeping/periods.ts';
import type { TestCompany } from '../company/company.ts';
import {
  createCategory,
  createComment,
  createSubtask,
  createTask,
  deleteCategory,
} from '../board/board.ts';
import { createTaskPicture } from '../board/task-pictures.ts';
import { createBankAccount, storeBankLine, storeMatchedLine } from '../bookkeeping/bank.ts';
import { createBookImport } from '../bookkeeping/book-imports.ts';
import { createVoucherCode } from '../bookkeeping/voucher-codes.ts';
import { createDrive } from '../bookkeeping/allowances.ts';
import { createAccount, importedDraft, postNewVoucher } from '../company/bookkeeping.ts';
import { notify } from '../company/notifications.ts';
import { createCalendarFile } from '../company/shifts.ts';
import { createOrderPicture } from '../company/order-pictures.ts';
import { createMessagePicture } from '../company/message-pictures.ts';
import { createReceipt } from '../company/receipts.ts';
import {
  bodyOf,
  createAbsence,
  createEmptyDepartment,
  createOlderSession,
  createPersonWith,
  createRecord,
  createSampleRecord,
  createdId,
} from './create-samples.ts';

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
  voucherCode: createVoucherCode,
  bookImport: createBookImport,
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
  bankAccount: async ({ owner }) => (await createBankAccount(owner)).id,
  bankLine: async (company, need) => (await storeBankLine(company, await need('bankAccount'))).id,
  matchedBankLine: async (company, need) =>
    (await storeMatchedLine(company, await need('bankAccount'))).id,
  accountingDraft: async ({ owner }) => (await importedDraft(owner)).id,
  voucher: async ({ owner }) => String((await postNewVoucher(owner)).voucherNumber),
  financialYear: () => sampleIds.financialYear,
  vatPeriod: () => sampleIds.vatPeriod,
  filedVatPeriod: async ({ owner }) => {
    const { status, text } = await filePeriod(owner, sampleIds.filedVatPeriod);
    if (![201, 409].includes(status)) throw new Error(`The VAT period was not filed: ${text}`);
    return sampleIds.filedVatPeriod;
  },
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
  boardCategory: ({ owner }) => createCategory(owner, { checklist: ['Tæl varer', 'Bestil'] }),
  deletedBoardCategory: async ({ owner }) => {
    const id = await createCategory(owner);
    await deleteCategory(owner, id);
    return id;
  },
  // In one category of the company, which has room for 100.
  boardTask: async (company) => createTask(company.owner, await categoryForTasks(company)),
  subtask: async ({ owner }, need) => createSubtask(owner, await need('boardTask')),
  taskComment: async ({ owner }, need) =>
    createComment(owner, await need('boardTask'), 'Teltene er talt.'),
  taskPicture: async ({ owner }, need) =>
    (await createTaskPicture(owner, await need('boardTask'))).id,
  colleague: (company) => createPersonWith(company, 'active'),
  invited: (company) => createPersonWith(company, 'invited'),
  inactive: (company) => createPersonWith(company, 'inactive'),
};

const forTasks = new WeakMap<TestCompany, Promise<string>>();
function categoryForTasks(company: TestCompany): Promise<string> {
  const made = forTasks.get(company) ?? createCategory(company.owner);
  forTasks.set(company, made);
  return made;
}

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

import type { BoardCategoryAnswer, TaskCard } from '@driftig/contracts/taskboard/shapes';
import type { EmployeeRow, employeeRoutes } from '@driftig/contracts/employees/routes';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoices, invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import type { orderRoutes } from '@driftig/contracts/orders/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { nameOf } from '@driftig/domain/employees/name-of';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { recordTitle } from '@driftig/domain/records/record-name';

import { boardTask, paths, sendInvoicePath } from '../../paths.ts';
import { customersView } from '../../shared/record-screens/views/customers.ts';
import { ordersView } from '../../shared/record-screens/views/orders.tsx';
import { productsView } from '../../shared/record-screens/views/products.tsx';
import type { RecordView } from '../../shared/record-screens/views/record-view.ts';
import { toneOf } from '../../shared/board-tasks/tones.ts';
import { toEntry } from './entry.ts';
import type { Entry, SearchItem } from './entry.ts';
import { makeReader } from './make-reader.ts';
import { texts } from './texts.ts';

type Colleague = AnswerOf<typeof employeeRoutes.listColleagues>[number];

const searchUrl = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;

/** Searchable with and without spaces. */
const phoneFields = (phone: string) => [phone, phone.replaceAll(/\s/g, '')];

/** The fields that the list's own search uses, so that 'Vis alle' leads to the same matches. */
function searchedFields({ type, search }: RecordView, row: RecordAnswer): readonly string[] {
  return search.flatMap((name) => {
    const text = String(row[name] ?? '');
    return type.fields[name]?.kind === 'phone' ? phoneFields(text) : [text];
  });
}

function customerItem(row: RecordAnswer): SearchItem {
  return {
    kind: 'customers',
    id: row.id,
    to: paths.customer(row.id),
    title: recordTitle(customersView.type, row),
    details: [String(row['town'] ?? '')],
    fields: searchedFields(customersView, row),
  };
}

function orderItem(row: RecordAnswer): SearchItem {
  return {
    kind: 'orders',
    id: String(row['number'] ?? ''),
    to: paths.order(Number(row['number'])),
    number: Number(row['number']),
    title: recordTitle(ordersView.type, row),
    details: [
      String(row['company'] || (row['name'] ?? '')),
      formatDate(String(row['startDate'] ?? '')),
    ],
    fields: searchedFields(ordersView, row),
  };
}

type OwnOrder = AnswerOf<typeof orderRoutes.listOwnOrders>[number];

/** An order as its employees see it, without its amounts. */
function ownOrderItem({ number, title, customer, startDate, place }: OwnOrder): SearchItem {
  return {
    kind: 'orders',
    id: String(number),
    to: paths.order(number),
    number,
    title,
    details: [customer, formatDate(startDate)],
    fields: [place],
  };
}

/** An amount as it is formatted and as it is typed. */
function amountFields(ore: number): readonly string[] {
  const written = formatKroner(ore);
  return [written, written.replaceAll('.', ''), String(ore / 100)];
}

function invoiceItem(row: InvoiceRow): SearchItem {
  const { label, meaning } = invoiceStatuses[row.missingPayment ? 'missingPayment' : row.status];
  return {
    kind: 'invoices',
    id: String(row.number),
    to: paths.invoice(row.number),
    number: row.number,
    title: recordTitle(invoices, row),
    details: [row.orderTitle],
    fields: [row.name, ...amountFields(row.amount)],
    money: { amount: row.amount, currency: row.currency, struck: row.status === 'cancelled' },
    status: { label, tone: meaning },
  };
}

/** Sending an invoice that was not sent yet. */
function sendItem({ number, ...row }: InvoiceRow): SearchItem {
  return {
    kind: 'commands',
    id: `send ${number}`,
    to: sendInvoicePath(number),
    title: texts.send(number, recordTitle(invoices, { number, ...row })),
  };
}

function productItem(row: RecordAnswer): SearchItem {
  const price = row['price'];
  return {
    kind: 'products',
    id: row.id,
    to: `${paths.products}?open=${encodeURIComponent(row.id)}`,
    title: recordTitle(productsView.type, row),
    details: [typeof price === 'number' ? formatKroner(price) : '', String(row['vendor'] ?? '')],
    fields: searchedFields(productsView, row),
  };
}

function employeeItem(row: EmployeeRow): SearchItem {
  const { status, department, email, roleName, location } = row;
  return {
    kind: 'employees',
    id: row.id,
    to: paths.employee(row.id),
    title: nameOf(row),
    details: [department, status === 'active' ? '' : texts[status]],
    fields: [...phoneFields(row.phone), ...phoneFields(row.mobile), email, roleName, location],
  };
}

/** A colleague has no dialog, so the entry opens the list of colleagues searched by name. */
function colleagueItem(row: Colleague): SearchItem {
  return {
    kind: 'employees',
    id: row.id,
    to: searchUrl(paths.colleagues, row.name),
    title: row.name,
    details: [row.department],
    fields: [...phoneFields(row.phone), ...phoneFields(row.mobile)],
  };
}

/** Its subtasks and people are searched as on the board. */
function taskItem(task: TaskCard, category: string): SearchItem {
  const { id, title, endDate = '', status, statusText, subTasks, assignees } = task;
  return {
    kind: 'tasks',
    id,
    to: boardTask(id),
    title,
    details: [category, endDate === '' ? '' : formatDate(endDate)],
    fields: [...subTasks, ...assignees.map(({ name }) => ({ title: name }))].map(
      (one) => one.title,
    ),
    status: { label: statusText, tone: toneOf[status] },
  };
}

/**
 * Customers and employees are sorted by name; invoices and orders keep the list order, newest
 * first.
 */
export const readCustomers = makeReader(customerItem, true);
export const readInvoices = makeReader(invoiceItem, false);
export const readOrders = makeReader(orderItem, false);
export const readOwnOrders = makeReader(ownOrderItem, false);
export const readProducts = makeReader(productItem, true);
const readSending = makeReader(sendItem, false);
export const readUnsent = (rows: readonly InvoiceRow[]) =>
  readSending(rows.filter(({ status }) => status === 'notSent'));
export const readEmployees = makeReader(employeeItem, true);
export const readColleagues = makeReader(colleagueItem, true);

const ofBoard = new WeakMap<readonly BoardCategoryAnswer[], readonly Entry[]>();

/** The tasks of the board in its order, which is a new one after each change. */
export function readBoard(board: readonly BoardCategoryAnswer[]): readonly Entry[] {
  const known = ofBoard.get(board);
  if (known !== undefined) return known;
  const entries = board.flatMap(({ name, tasks }) =>
    tasks.map((task) => toEntry(taskItem(task, name))),
  );
  ofBoard.set(board, entries);
  return entries;
}

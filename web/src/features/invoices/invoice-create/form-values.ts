import type { CompanySettings } from '@driftig/contracts/company/routes';
import { addDays } from '@driftig/domain/dates';
import type { LineGroup } from '@driftig/domain/invoices/invoice';

import type { TypedNumber } from '../../../ui/fields/number-text.ts';

export const lineGroups = ['items', 'productGroups', 'tasks'] as const satisfies LineGroup[];

export interface LineValues {
  /** The id of the product or task the line was made from; '' when typed. */
  id: string;
  name: string;
  description: string;
  quantity: TypedNumber;
  price: TypedNumber;
  unit: string;
}

/**
 * The values of the form, with the contract's names: amounts in øre, '' and null for empty.
 * `adding` are the open lines below each table, which are not lines of the invoice yet.
 */
export interface InvoiceValues {
  kind: 'final' | 'deposit' | null;
  number: TypedNumber;
  /** The number fetched with the Get button, which locks the field; null when not locked. */
  shownNumber: number | null;
  date: string;
  payDate: string;
  bankName: string;
  regNumber: string;
  accountNumber: string;
  customerId: string | null;
  company: string;
  name: string;
  cvr: string;
  phone: string;
  email: string;
  address: string;
  zipcode: string;
  town: string;
  country: string;
  /** The existing order that is invoiced; null makes one of a title and a start date. */
  orderNumber: number | null;
  orderTitle: string;
  orderDescription: string;
  orderStartDate: string;
  orderEndDate: string;
  orderStartTime: string;
  orderEndTime: string;
  orderNoteEmployees: string;
  orderNoteAdministration: string;
  groups: Record<LineGroup, LineValues[]>;
  adding: Record<LineGroup, LineValues>;
}

/** Product L8: the default payment date is today plus 5 days. */
export const DAYS_TO_PAY = 5;

export function emptyLine(): LineValues {
  return { id: '', name: '', description: '', quantity: 1, price: null, unit: '' };
}

export const emptyCustomer = {
  customerId: null,
  company: '',
  name: '',
  cvr: '',
  phone: '',
  email: '',
  address: '',
  zipcode: '',
  town: '',
  country: '',
};

const emptyOrder = {
  orderNumber: null,
  orderTitle: '',
  orderDescription: '',
  orderStartDate: '',
  orderEndDate: '',
  orderStartTime: '',
  orderEndTime: '',
  orderNoteEmployees: '',
  orderNoteAdministration: '',
};

/**
 * The values of a new form: today, the company's bank, and the kind End, which is the only one so
 * far.
 */
export function freshValues(settings: CompanySettings, today: string): InvoiceValues {
  return {
    kind: 'final',
    number: null,
    shownNumber: null,
    date: today,
    payDate: addDays(today, DAYS_TO_PAY),
    bankName: settings.bankName,
    regNumber: settings.regNumber,
    accountNumber: settings.accountNumber,
    ...emptyCustomer,
    ...emptyOrder,
    groups: { items: [], productGroups: [], tasks: [] },
    adding: { items: emptyLine(), productGroups: emptyLine(), tasks: emptyLine() },
  };
}

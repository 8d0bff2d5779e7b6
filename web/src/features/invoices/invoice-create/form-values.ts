import type { CompanySettings } from '@driftig/contracts/company/routes';
import { addDays } from '@driftig/domain/dates';
import type { LineGroup } from '@driftig/domain/invoices/invoice';

import type { TypedNumber } from '../../../ui/fields/number-text.ts';

export const lineGroups = ['items', 'productGroups', 'tasks'] as const satisfies LineGroup[];

export interface LineValues {
  /** The product or task it was fetched from, '' when written by hand. */
  id: string;
  name: string;
  description: string;
  quantity: TypedNumber;
  price: TypedNumber;
  unit: string;
}

/**
 * The form as it is typed: the contract's words, amounts in øre, '' and null for empty. `adding` is
 * the open line under each table, which is no line of the invoice yet.
 */
export interface InvoiceValues {
  kind: 'final' | 'deposit' | null;
  number: TypedNumber;
  /** What the Get button showed, null while the field is free. */
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

/** Part 2 §9: the payment date is today plus 5 days. */
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
  orderTitle: '',
  orderDescription: '',
  orderStartDate: '',
  orderEndDate: '',
  orderStartTime: '',
  orderEndTime: '',
  orderNoteEmployees: '',
  orderNoteAdministration: '',
};

/** A fresh form: today, the company's bank, and End chosen while it is the only choice. */
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

import type { SaleVatCode } from '@driftig/contracts/invoices/sale-vat';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { addDays } from '@driftig/domain/dates';

import { noLines, type LinesValues } from '../../../../shared/line-editor/values.ts';
import type { Staff } from '../../../../shared/staffing/staff.ts';
import type { TypedNumber } from '../../../../ui/fields/number-text.ts';
import { noDeposit, type DepositValues } from '../deposit/deposit.ts';

/**
 * The values of the form, with the contract's names: amounts in øre, '' and null for empty.
 */
export interface InvoiceValues extends LinesValues, DepositValues {
  number: TypedNumber;
  /** The number fetched with the Get button, which locks the field; null when not locked. */
  shownNumber: number | null;
  date: string;
  payDate: string;
  /** Kroner for 100 of another currency. */
  exchangeRate: TypedNumber;
  bankName: string;
  regNumber: string;
  accountNumber: string;
  customerId: string | null;
  company: string;
  name: string;
  cvr: string;
  vatNumber: string;
  /** That of lines without a code of their own. */
  vatCode: SaleVatCode;
  phone: string;
  email: string;
  address: string;
  zipcode: string;
  town: string;
  country: string;
  gln: string;
  reference: string;
  /** The existing order that is invoiced; null makes one of a title and a start date. */
  orderNumber: number | null;
  /** Id of that order; '' without one. */
  orderId: string;
  orderTitle: string;
  orderDescription: string;
  orderStartDate: string;
  orderEndDate: string;
  orderStartTime: string;
  orderEndTime: string;
  orderNoteEmployees: string;
  orderNoteAdministration: string;
  /** The people chosen for the order; null leaves them as they are. */
  staff: Staff | null;
}

export const emptyCustomer = {
  customerId: null,
  company: '',
  name: '',
  cvr: '',
  vatNumber: '',
  vatCode: 'S1' as SaleVatCode,
  phone: '',
  email: '',
  address: '',
  zipcode: '',
  town: '',
  country: '',
  gln: '',
  reference: '',
};

export const emptyOrder = {
  orderNumber: null,
  orderId: '',
  orderTitle: '',
  orderDescription: '',
  orderStartDate: '',
  orderEndDate: '',
  orderStartTime: '',
  orderEndTime: '',
  orderNoteEmployees: '',
  orderNoteAdministration: '',
  staff: null,
};

/** The values of a new form: today, the company's bank and deposit price, and no kind (product D20). */
export function freshValues(settings: CompanySettings, today: string): InvoiceValues {
  return {
    ...noDeposit(settings.depositPrice),
    number: null,
    shownNumber: null,
    date: today,
    payDate: addDays(today, settings.paymentDays),
    exchangeRate: null,
    bankName: settings.bankName,
    regNumber: settings.regNumber,
    accountNumber: settings.accountNumber,
    ...emptyCustomer,
    ...emptyOrder,
    ...noLines(),
  };
}

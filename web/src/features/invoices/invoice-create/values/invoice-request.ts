import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';

import { groupsRequest, withoutEmpty } from '../../../../shared/line-editor/groups-request.ts';
import { asSent } from '../../../../ui/fields/number-text.ts';
import { followsPaidDeposit } from '../deposit/deposit.ts';
import type { InvoiceValues } from './form-values.ts';
import type { Staff } from '../../../../shared/staffing/staff.ts';
import { timeReportsIn } from '../hours/order-hours.ts';
import { sumsOf } from './lines.ts';
import { plansEmployees } from './sections.ts';

/** The people planned with the invoice (product D25). */
function staffRequest({ employeeIds, allCanRequest, neededEmployees }: Staff) {
  return { orderEmployees: [...employeeIds], allCanRequest, neededEmployees };
}

/**
 * The body of the call. Contains the sums shown on the screen, so that the server can refuse to
 * issue a different amount.
 */
export function invoiceRequest(values: InvoiceValues, taxPercent: number): NewInvoice {
  const {
    adding: _,
    groups,
    followsDeposit: _f,
    depositDate: _d,
    depositTaxPercent: _p,
    orderId: _o,
    ...rest
  } = values;
  const { staff, ...fields } = rest;
  const { depositPrice, depositInvoiceNumber, ...others } = fields;
  const { price, tax, total, amountDue } = sumsOf(values, taxPercent);
  const isBased = followsPaidDeposit(values) && depositInvoiceNumber !== null;
  const timeReports = timeReportsIn(values);
  const deposit = {
    number: asSent(values.number),
    exchangeRate: asSent(values.exchangeRate),
    depositPrice: isBased || values.kind === 'deposit' ? asSent(depositPrice) : null,
    depositInvoiceNumber: isBased ? depositInvoiceNumber : null,
  };
  const {
    date = '',
    payDate = '',
    kind = 'final',
    ...given
  } = withoutEmpty({
    ...others,
    ...deposit,
  });
  return {
    ...given,
    date,
    payDate,
    kind,
    vatCode: taxPercent === 0 ? undefined : values.vatCode,
    groups: groupsRequest(groups),
    ...(timeReports.length === 0 ? {} : { timeReports }),
    ...(staff === null || !plansEmployees(values) ? {} : staffRequest(staff)),
    price,
    tax,
    total,
    amountDue,
  };
}

import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import type { CompanyData } from '@driftig/data/store';
import { plansStaff, staffedBy } from '@driftig/domain/invoices/form-staff';
import type { IssueResult } from '@driftig/domain/invoices/issue';
import type { Order } from '@driftig/domain/orders/order';

import { assertMayBeAssigned } from '../../planning/assert-may-be-assigned.ts';
import type { OrderMove } from '../../planning/commit-booked.ts';

/** The result with the people of the form on its new order (product D25). */
export function withStaffOf(form: NewInvoice, issued: IssueResult): IssueResult {
  const { order } = issued;
  return order === undefined ? issued : { ...issued, order: staffedBy(form, order) };
}

/**
 * The order before, and with the people of the form: an existing one, or the new one. Throws
 * bad_input for unknown people, person_busy (409) for busy ones.
 */
export async function moveOf(
  store: CompanyData,
  form: NewInvoice,
  before: Order | undefined,
  placed: Order | undefined,
): Promise<OrderMove> {
  const after = before === undefined ? placed : staffedBy(form, before);
  if (after !== undefined && plansStaff(form)) {
    const known = new Set(before?.planning?.assignedIds);
    const assigned = after.planning?.assignedIds ?? [];
    const added = assigned.filter((id) => !known.has(id));
    await assertMayBeAssigned(store, after, { added }, 'orderEmployees');
  }
  return { before, after };
}

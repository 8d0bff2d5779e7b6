import { AppError, badInput } from '@driftig/domain/errors';
import type { OrderNotes } from '@driftig/domain/invoices/invoice';
import type { Order } from '@driftig/domain/orders/order';
import { monthMoves } from '@driftig/domain/planning/month-orders';

import type { Table } from '../core/client.ts';
import { monthOrdersRepository } from '../planning/month-orders.repository.ts';
import { orderEntity } from './orders.entities.ts';
import { updateOf, type Write } from '../core/write.ts';

/** Other changes of an order when its invoice changes. */
interface Linking {
  /** The order's deposit invoice as it was read; undefined for none. */
  readonly deposit?: number | undefined;
  readonly notes?: OrderNotes;
  /** The order with other people than it was read with (product D25), and that one's version. */
  readonly staffed?: Staffed | undefined;
}

interface Staffed {
  readonly order: Order;
  readonly version: number;
}

/** The writes that tie an order to its invoices and free it again. */
export function invoiceLinks(table: Table, companyId: string) {
  const orders = orderEntity(table);
  const months = monthOrdersRepository(table, companyId);
  const monthsOf = (staffed: Staffed | undefined) =>
    months.writes(monthMoves(undefined, staffed?.order));
  return {
    /**
     * Refused when the order has an invoice or does not exist, or when its deposit is no longer
     * `deposit`. Notes replace the order's (product D18) and raise its version, so that a form opened
     * before does not write the old ones again.
     */
    linkInvoice(
      number: number,
      invoiceNumber: number,
      { deposit, notes = {}, staffed }: Linking = {},
    ): Write[] {
      const others = othersOf({ notes, staffed });
      const link = orders.patch({ companyId, number }).set({ invoiceNumber, ...others });
      const update = Object.keys(others).length === 0 ? link : link.add({ version: 1 });
      const linked = updateOf(
        update
          .data((item, op) => {
            if (staffed === undefined) return;
            op.set(item.row.neededEmployees, staffed.order.neededEmployees ?? 0);
            op.set(item.row.assignedEmployees, staffed.order.assignedEmployees ?? 0);
          })
          .where((item, op) => {
            const kept = item.row.depositInvoiceNumber;
            const sameDeposit = deposit === undefined ? op.notExists(kept) : op.eq(kept, deposit);
            return [
              op.notExists(item.invoiceNumber),
              sameDeposit,
              ...(staffed === undefined ? [] : [op.eq(item.version, staffed.version)]),
            ].join(' AND ');
          }),
        refusal(staffed, 'Ordren er allerede faktureret.'),
      );
      return [linked, ...monthsOf(staffed)];
    },

    /** Refused when the order has a deposit invoice or an invoice already, or does not exist. */
    linkDeposit(
      number: number,
      depositNumber: number,
      { notes = {}, staffed }: Omit<Linking, 'deposit'> = {},
    ): Write[] {
      const others = othersOf({ notes, staffed });
      const link = orders.patch({ companyId, number }).set(others);
      const update = Object.keys(others).length === 0 ? link : link.add({ version: 1 });
      const linked = updateOf(
        update
          .data((item, op) => {
            op.set(item.row.depositInvoiceNumber, depositNumber);
            if (staffed === undefined) return;
            op.set(item.row.neededEmployees, staffed.order.neededEmployees ?? 0);
            op.set(item.row.assignedEmployees, staffed.order.assignedEmployees ?? 0);
          })
          .where((item, op) =>
            [
              op.notExists(item.invoiceNumber),
              op.notExists(item.row.depositInvoiceNumber),
              ...(staffed === undefined ? [] : [op.eq(item.version, staffed.version)]),
            ].join(' AND '),
          ),
        refusal(staffed, 'Ordren har allerede en depositumfaktura.'),
      );
      return [linked, ...monthsOf(staffed)];
    },

    ...invoiceUnlinks(table, companyId),
  };
}

function invoiceUnlinks(table: Table, companyId: string) {
  const orders = orderEntity(table);
  return {
    /** After the invoice is deleted or credited: the order may be invoiced again. */
    unlinkInvoice(number: number, invoiceNumber: number): Write {
      const update = orders
        .patch({ companyId, number })
        .remove(['invoiceNumber'])
        .where((item, op) => op.eq(item.invoiceNumber, invoiceNumber));
      return updateOf(update);
    },

    /** After the deposit invoice is deleted or credited. */
    unlinkDeposit(number: number, depositNumber: number): Write {
      const update = orders
        .patch({ companyId, number })
        .data((item, op) => op.remove(item.row.depositInvoiceNumber))
        .where((item, op) => op.eq(item.row.depositInvoiceNumber, depositNumber));
      return updateOf(update);
    },
  };
}

function othersOf({ notes = {}, staffed }: Pick<Linking, 'notes' | 'staffed'>) {
  const planning = staffed?.order.planning;
  return { ...notes, ...(planning === undefined ? {} : { planning }) };
}

/** With people (optimistic lock) the conflict may also be another user's planning (409). */
function refusal(staffed: Staffed | undefined, text: string) {
  return () => (staffed === undefined ? badInput({ orderNumber: text }) : new AppError('conflict'));
}

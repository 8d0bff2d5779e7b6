import { AppError, badInput } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import type { Table } from '../core/client.ts';
import { openDepositEntity, usedDepositEntity, type DepositFacts } from './deposits.entities.ts';
import {
  assertCursorOf,
  defaultPageSize,
  pageOf,
  type Page,
  type PageRequest,
} from '../core/page.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

/** A deposit that can still be a base, or will be once it is paid (product D31). */
interface OpenDeposit extends DepositFacts {
  readonly number: number;
  readonly paid: boolean;
}

type Deposit = Pick<
  Invoice,
  'number' | 'date' | 'buyer' | 'order' | 'sums' | 'status' | 'taxPercent'
>;

/** Which deposit invoices can be the base of an End invoice, and which are. */
export function depositRepository(table: Table, companyId: string) {
  const open = openDepositEntity(table);
  const used = usedDepositEntity(table);

  const insertOpen = (deposit: Deposit): Write =>
    putOf(
      open.create({
        companyId,
        number: deposit.number,
        paid: deposit.status === 'paid',
        facts: factsOf(deposit),
      }),
    );

  return {
    /** Newest first. */
    async list(page: PageRequest): Promise<Page<OpenDeposit>> {
      const { limit = defaultPageSize, cursor } = page;
      assertCursorOf(cursor, { pk: `c#${companyId}#deposit`, sk: 'open#' });
      const query = open.query.main({ companyId });
      const result = await query.go({ limit, cursor: cursor ?? null, order: 'desc' });
      return pageOf(result, ({ number, paid, facts }) => ({ number, paid, ...facts }));
    },

    /** The invoices of these numbers that can be a base, paid or not. */
    async listByNumber(numbers: readonly number[]): Promise<OpenDeposit[]> {
      if (numbers.length === 0) return [];
      const keys = numbers.map((number) => ({ companyId, number }));
      const { data } = await open.get(keys).go({ consistent: true, concurrent: 2 });
      return data.map(({ number, paid, facts }) => ({ number, paid, ...facts }));
    },

    /** The End invoice that is based on a deposit; undefined for none. */
    async usedBy(number: number): Promise<number | undefined> {
      const { data } = await used.get({ companyId, number }).go({ consistent: true });
      return data?.usedBy;
    },

    insertOpen,

    /** Refused (409) when an End invoice is based on it. */
    setPaid(number: number, paid: boolean): Write {
      const update = open.patch({ companyId, number }).set({ paid });
      return updateOf(update, () => inUse(number));
    },

    /**
     * When the deposit is merged with an order, or taken off it (undefined). Refused (409) when an End
     * invoice is based on it.
     */
    setMerged(number: number, orderNumber: number | undefined): Write {
      const patch = open.patch({ companyId, number });
      const update =
        orderNumber === undefined
          ? patch.remove(['mergedWith'])
          : patch.set({ mergedWith: orderNumber });
      return updateOf(update, () => inUse(number));
    },

    /** When the deposit is credited or deleted. Refused (409) when an End invoice is based on it. */
    removeOpen(number: number): Write {
      const removal = open
        .delete({ companyId, number })
        .where((item, op) => op.exists(item.number));
      return deleteOf(removal, () => inUse(number));
    },

    /**
     * Refused with bad_input unless the deposit is paid, no other End invoice is based on it, and it was
     * not merged since it was read: the order would be left without its End.
     */
    use({ number, linkedOrder }: Pick<Invoice, 'number' | 'linkedOrder'>, usedBy: number): Write[] {
      const removal = open.delete({ companyId, number }).where((item, op) => {
        const merged = op.notExists(item.mergedWith);
        const isAsRead =
          linkedOrder === undefined
            ? merged
            : `(${merged} OR ${op.eq(item.mergedWith, linkedOrder)})`;
        return `${op.eq(item.paid, true)} AND ${isAsRead}`;
      });
      const text = `Depositumfaktura ${number} er allerede brugt, flyttet eller ikke længere betalt.`;
      return [
        deleteOf(removal, () => badInput({ depositInvoiceNumber: text })),
        putOf(used.create({ companyId, number, usedBy })),
      ];
    },

    /** When the End invoice that was based on it is credited or deleted. */
    release(deposit: Deposit): Write[] {
      return [deleteOf(used.delete({ companyId, number: deposit.number })), insertOpen(deposit)];
    },
  };
}

function inUse(number: number): AppError {
  const message = `Depositumfaktura ${number} er trukket fra på en slutfaktura. Krediter den først.`;
  return new AppError('conflict', { message });
}

function factsOf({ date, buyer, order, sums, taxPercent }: Deposit): DepositFacts {
  return {
    date,
    company: buyer.company,
    name: buyer.name,
    cvr: buyer.cvr,
    orderNumber: order.number ?? 0,
    title: order.title,
    startDate: order.startDate,
    endDate: order.endDate,
    startTime: order.startTime,
    endTime: order.endTime,
    gross: sums.total,
    taxPercent,
  };
}

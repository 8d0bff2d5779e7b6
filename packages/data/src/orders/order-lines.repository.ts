import type { InvoiceLines, InvoiceSums } from '@driftig/domain/invoices/invoice';
import { noLines, type OrderLines } from '@driftig/domain/orders/order-lines';

import type { Table } from '../core/client.ts';
import { readRows } from '../core/reads/read-page.ts';
import { linesFromStored, linesToStored } from '../invoices/invoices.lines.ts';
import { orderEntity, orderLinesEntity } from './orders.entities.ts';
import { deleteOf, putOf, updateOf, type Write } from '../core/write.ts';

/** The lines of one order. */
interface NumberedLines {
  readonly number: number;
  readonly lines: InvoiceLines;
}

type LineSums = Pick<InvoiceSums, 'price' | 'tax'> & { readonly untaxed: number };

/** The lines of the company's orders (product O5). */
export function orderLinesRepository(table: Table, companyId: string) {
  const entity = orderLinesEntity(table);

  return {
    /** An order without lines has none, at version 0. */
    async get(number: number): Promise<OrderLines> {
      const { data } = await entity.get({ companyId, number }).go({ consistent: true });
      if (data === null) return noLines;
      return { lines: linesFromStored(data.lines), version: data.version };
    },

    /** At most `limit` orders with lines, the newest first. They may be a moment old. */
    async listNewest(limit: number): Promise<NumberedLines[]> {
      const query = entity.query.byNumber({ companyId });
      const options = { order: 'desc', count: limit } as const;
      return readRows({ table, entity }, query, options, ({ number, lines }) => ({
        number,
        lines: linesFromStored(lines),
      }));
    },

    /**
     * The sums of the lines on the order itself, written with them. Refused (409) when it was invoiced
     * or deleted meanwhile.
     */
    saveSums(number: number, { price, tax, untaxed }: LineSums): Write {
      const update = orderEntity(table)
        .patch({ companyId, number })
        .data((item, op) => {
          op.set(item.row.price, price);
          op.set(item.row.tax, tax);
          if (untaxed === 0) op.remove(item.row.untaxed);
          else op.set(item.row.untaxed, untaxed);
        })
        .where((item, op) => op.notExists(item.invoiceNumber));
      return updateOf(update);
    },

    /** Optimistic lock: refused (409) when the version has changed. */
    replace(number: number, before: OrderLines, lines: InvoiceLines): Write {
      const content = { lines: linesToStored(lines), version: before.version + 1 };
      if (before.version === 0) return putOf(entity.create({ companyId, number, ...content }));
      const update = entity
        .patch({ companyId, number })
        .set(content)
        .where((item, op) => op.eq(item.version, before.version));
      return updateOf(update);
    },

    /** With the order, which may have none. */
    remove(number: number): Write {
      return deleteOf(entity.delete({ companyId, number }));
    },
  };
}

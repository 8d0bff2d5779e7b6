import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { soldBy, stockMove } from '@driftig/domain/invoices/stock';

/**
 * Counts the products of an invoice as sold (product E6), or takes that back. A product that is no
 * longer there is left out. Optimistic lock: 409 when one is deleted, or its stock is no longer
 * counted, before the write.
 */
export async function stockWrites(
  store: CompanyData,
  invoice: Pick<Invoice, 'lines' | 'soldInGroups'>,
  { sign, now }: { readonly sign: 1 | -1; readonly now: string },
): Promise<Write[]> {
  const moves = [...soldBy(invoice)].filter(([, sold]) => sold !== 0);
  const ids = moves.map(([id]) => id);
  const products = new Map(
    (await store.records.listById('products', ids)).map(({ id, values }) => [id, values]),
  );
  return moves.flatMap(([id, sold]) => {
    const product = products.get(id);
    if (product === undefined) return [];
    const { sold: by, quantity } = stockMove(product, sign * sold);
    const figures = [
      { name: 'sold', by, mustExist: false },
      ...(quantity === undefined ? [] : [{ name: 'quantity', by: quantity, mustExist: true }]),
    ];
    return [store.records.addTo('products', id, figures, now)];
  });
}

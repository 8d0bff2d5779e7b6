import { partsIn } from '@driftig/contracts/wire/parts';
import type { CompanyData } from '@driftig/data/store';
import type { IssueDraft } from '@driftig/domain/invoices/invoice';
import { groupsSold, soldInGroupsOf } from '@driftig/domain/invoices/stock';

/** The draft with what its product groups sell, by what they consist of now (product D15). */
export async function withGroupSales(store: CompanyData, draft: IssueDraft): Promise<IssueDraft> {
  const { invoice } = draft;
  const ids = invoice.isDeposit ? [] : groupsSold(invoice.lines);
  if (ids.length === 0) return draft;
  const groups = await store.records.listById('productgroups', ids);
  const partsOf = new Map(
    groups.map(({ id, values }) => [id, partsIn(String(values['products'] ?? ''))]),
  );
  const soldInGroups = soldInGroupsOf(invoice.lines, (id) => partsOf.get(id) ?? []);
  return soldInGroups.length === 0 ? draft : { ...draft, invoice: { ...invoice, soldInGroups } };
}

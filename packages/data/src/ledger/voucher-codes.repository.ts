import type { Table } from '../core/client.ts';
import { putOf, type Write } from '../core/write.ts';
import { voucherCodeEntity } from './voucher-codes.entities.ts';

/** The company and number of the invoice with a code; undefined for an unknown one. */
export async function findInvoiceOfCode(
  table: Table,
  code: string,
): Promise<{ readonly companyId: string; readonly invoice: number } | undefined> {
  const { data } = await voucherCodeEntity(table).get({ code }).go({ consistent: true });
  return data ?? undefined;
}

/** The codes on the invoices of the actor's company. */
export function voucherCodeRepository(table: Table, companyId: string) {
  const codes = voucherCodeEntity(table);
  return {
    insert: (code: string, invoice: number): Write =>
      putOf(codes.create({ code, companyId, invoice })),
  };
}

import { standardVatCode, vatCodeOf } from '@driftig/domain/invoices/vat/vat-code';
import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listInvoiceCustomers: Handler<typeof invoiceRoutes.listInvoiceCustomers> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.records.list('customers', input.query);
  nextPage(page.cursor);
  return page.rows.map(({ id, values }) => {
    const text = (name: string) => String(values[name] ?? '');
    return {
      id,
      company: text('company'),
      fullName: text('fullName'),
      cvr: text('cvr'),
      vatNumber: text('vatNumber'),
      vatCode: vatCodeOf(values['vatCode']) ?? standardVatCode,
      address: text('address'),
      zipcode: text('zipcode'),
      town: text('town'),
      country: text('country'),
      gln: text('gln'),
      reference: text('reference'),
      email: text('email'),
      phone: text('phone'),
      paymentDays: Number(values['paymentDays'] ?? 0),
    };
  });
};

import { invoiceRoutes } from '@driftig/contracts/invoices';
import type { PrintableInvoice } from '@driftig/contracts/invoices-answers';
import type { InvoiceStatus } from '@driftig/contracts/invoices-status';
import { recordRoutes } from '@driftig/contracts/records';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { routeKey, routeQuery } from '../../api/route-query.ts';

/** Everything the printed invoice shows. */
export function printableInvoice(number: number) {
  return routeQuery(invoiceRoutes.getPrintableInvoice, { body: { number } });
}

/** Shown at once and rolled back when it is refused; lists and figures follow. */
export function useChangeStatus({ id, number }: Pick<PrintableInvoice, 'id' | 'number'>) {
  const client = useQueryClient();
  const { queryKey } = printableInvoice(number);
  return useMutation({
    mutationFn: (status: InvoiceStatus) =>
      call(invoiceRoutes.changeInvoiceStatus, { body: { id, status } }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (invoice) => invoice && { ...invoice, status });
      return before;
    },
    onError: (_error, _status, before) => client.setQueryData(queryKey, before),
    onSettled: () =>
      Promise.all(
        [queryKey, routeKey(recordRoutes.listInvoices), ['dashboard']].map((key) =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  });
}

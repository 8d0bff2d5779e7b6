/** 'Fjern fra ordre': takes an invoice off its order again (product D8), after a question. */
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { texts } from '../texts.ts';

interface UnmergeButtonProps {
  invoice: { readonly id: string; readonly number: number };
  orderNumber: number;
}

export function UnmergeButton({ invoice, orderNumber }: UnmergeButtonProps) {
  const [asking, setAsking] = useState(false);
  const unmerge = async () => {
    const { message } = await call(invoiceRoutes.unmergeInvoice, { body: { id: invoice.id } });
    toastSuccess(message);
  };
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
        {texts.unmerge}
      </Button>
      {asking ? (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          onConfirm={unmerge}
          title={texts.unmergeTitle(invoice.number, orderNumber)}
          confirmLabel={texts.unmerge}
        >
          {texts.unmergeHelp}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

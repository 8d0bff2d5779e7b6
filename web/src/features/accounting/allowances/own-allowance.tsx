// Default export: loaded when a row is opened.
import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { mayDecideAllowance } from '@driftig/domain/accounting/allowances/allowance';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AllowanceFacts, type BookedAllowance } from './allowance-facts.tsx';
import { texts } from './texts.ts';

interface OwnAllowanceProps {
  row: BookedAllowance;
  onClose: () => void;
}

/** Its facts; while it waits it can be deleted. */
export default function OwnAllowance({ row, onClose }: OwnAllowanceProps) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { id } = row;
    toastSuccess((await call(allowanceRoutes.withdrawAllowance, { params: { id } })).message);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={row.description}
      size={560}
      footer={
        mayDecideAllowance(row.status) ? (
          <Button color="red" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        ) : undefined
      }
    >
      <AllowanceFacts row={row} />
      <ErrorTextContext value={(error) => messageOf(error, texts.removeFailed)}>
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={texts.removeTitle}
          confirmLabel={texts.remove}
          danger
        >
          {texts.removeText}
        </ConfirmDialog>
      </ErrorTextContext>
    </Dialog>
  );
}

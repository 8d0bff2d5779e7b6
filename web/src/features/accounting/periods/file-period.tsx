import { periodListRoutes } from '@driftig/contracts/periods/periods';
import { accountOfStandard } from '@driftig/domain/accounting/standard-account';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { accountLabel, accountsQuery } from '../queries.ts';
import classes from './periods.module.css';
import { texts } from './texts.ts';

interface FilePeriodProps {
  period: { readonly id: string; readonly from: string; readonly to: string };
  onClose: () => void;
}

/** The number of VAT owed in the public chart. */
const vatOwed = 7840;

/** Asks whether the VAT of a period was filed; nothing is posted to it from then on (product B56, B74). */
export function FilePeriod({ period, onClose }: FilePeriodProps) {
  const owed = accountOfStandard(useQuery(accountsQuery).data ?? [], vatOwed);
  const [isWanted, setWanted] = useState(true);
  const settles = owed !== undefined && isWanted;
  const idempotency = useIdempotencyKey();
  const file = async () => {
    const input = { params: { id: period.id }, body: { settles } };
    const idempotencyKey = idempotency.keyFor(input);
    toastSuccess((await call(periodListRoutes.fileVatPeriod, input, { idempotencyKey })).message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={file}
      title={texts.fileTitle(period)}
      confirmLabel={texts.file}
    >
      <p>{texts.fileText(period)}</p>
      {owed === undefined ? (
        <p>{texts.settleMissing(vatOwed)}</p>
      ) : (
        <Checkbox
          className={classes.settles ?? ''}
          label={texts.settle}
          description={texts.settleText(accountLabel(owed))}
          checked={isWanted}
          onChange={(event) => setWanted(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

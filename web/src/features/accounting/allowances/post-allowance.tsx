import { allowancePosting } from '@driftig/domain/accounting/allowances/allowance-posting';
import { accountOfStandard } from '@driftig/domain/accounting/standard-account';
import { formatKroner } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';

import { messageOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { texts as ledgerTexts } from '../ledger/texts.ts';
import { accountLabel, accountsQuery } from '../queries.ts';
import type { BookedAllowance } from './allowance-facts.tsx';
import { postAllowance } from './post-allowances.tsx';
import { texts } from './texts.ts';

interface PostAllowanceProps {
  row: BookedAllowance;
  onClose: () => void;
}

/** Posts approved mileage or a diet, after the entry that it makes was shown (product B69). */
export function PostAllowance({ row, onClose }: PostAllowanceProps) {
  const idempotency = useIdempotencyKey();
  const chart = useQuery(accountsQuery).data ?? [];
  const legs = allowancePosting(row).map(({ standardNumber, amount }) => {
    const account = accountOfStandard(chart, standardNumber);
    const side = amount > 0 ? ledgerTexts.debit : ledgerTexts.credit;
    const label = account === undefined ? String(standardNumber) : accountLabel(account);
    return `${side} ${label}: ${formatKroner(Math.abs(amount))}`;
  });
  const post = async () => {
    const { id, version } = row;
    const answer = await postAllowance(row, idempotency.keyFor({ id, version }));
    toastSuccess(answer.message);
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, ledgerTexts.postFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={post}
        title={ledgerTexts.postTitle(
          row.kind === 'drive' ? texts.driveOf(row.name) : texts.dietOf(row.name),
        )}
        confirmLabel={ledgerTexts.post}
      >
        {legs.map((leg) => (
          <p key={leg}>{leg}</p>
        ))}
        <p>{ledgerTexts.postedForGood}</p>
      </ConfirmDialog>
    </ErrorTextContext>
  );
}

// Default export: loaded lazily by FormPopups.
import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../../api/errors.ts';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../../ui/paged-list/paged-list.tsx';
import { openDeposits } from '../../invoice-create-queries.ts';
import classes from './base-row.module.css';
import { texts } from './texts.ts';
import { useFill } from './use-fill.ts';
import { whenText } from './when-text.ts';

const DEPOSITS_PER_PAGE = 5;

interface DepositsDialogProps {
  currency: string;
  onChoose: (deposit: OpenDeposit) => Promise<void>;
  onClose: () => void;
}

/** The deposits that an End invoice can be based on; unpaid ones are shown and cannot be chosen. */
export default function DepositsDialog({ currency, onChoose, onClose }: DepositsDialogProps) {
  const { data, error, refetch } = useQuery(openDeposits);
  const { filling, fill } = useFill(onClose);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.deposits}
      size={860}
      busy={filling}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.help}>{texts.depositsHelp}</p>
      <PagedList
        rows={data?.rows}
        loadingMore={data?.complete === false}
        error={error === null ? null : { id: errorIdOf(error) }}
        errorTitle={texts.failed}
        onRetry={() => void refetch()}
        sizes={[DEPOSITS_PER_PAGE]}
        label={texts.depositList}
        searchLabel={texts.searchDeposits}
        textOf={textOf}
        empty={{ title: texts.empty, text: texts.noDeposits }}
        noneFound={texts.noneFound}
        keyOf={(row) => row.number}
      >
        {(row) => (
          <DepositRow
            deposit={row}
            amount={formatAmount(row.gross, currency)}
            disabled={filling}
            onChoose={() => void fill(() => onChoose(row))}
          />
        )}
      </PagedList>
    </Dialog>
  );
}

const buyerOf = ({ company, name }: OpenDeposit) => company || name;
const textOf = (row: OpenDeposit) =>
  `${row.number} ${row.company} ${row.name} ${row.cvr} ${row.title} ${row.orderNumber || ''}`;

interface DepositRowProps {
  deposit: OpenDeposit;
  amount: string;
  disabled: boolean;
  onChoose: () => void;
}

function DepositRow({ deposit, amount, disabled, onChoose }: DepositRowProps) {
  const { number, date, title, orderNumber, paid } = deposit;
  const content = (
    <>
      <span className={classes.name}>
        {buyerOf(deposit)}
        <span className={classes.detail}>
          {texts.invoice(number)}, {formatDate(date)}
        </span>
      </span>
      <span>
        {title}
        <span className={classes.detail}>{orderNumber === 0 ? '' : texts.order(orderNumber)}</span>
      </span>
      <span className={classes.detail}>{whenText(deposit)}</span>
      <span className={classes.end}>
        <span className={classes.amount}>{amount}</span>
        <StatusChip tone={paid ? 'done' : 'neutral'}>
          {paid ? texts.isPaid : texts.notPaid}
        </StatusChip>
      </span>
    </>
  );
  if (!paid)
    return (
      <div className={classes.row} data-dimmed>
        {content}
      </div>
    );
  return (
    <UnstyledButton className={classes.row} disabled={disabled} onClick={onChoose}>
      {content}
    </UnstyledButton>
  );
}

// Default export: loaded lazily by FormPopups.
import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { formatAmount } from '@driftig/domain/format';
import { UnstyledButton } from '@mantine/core';

import { useAllPages } from '../../../../api/queries/all-pages.ts';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { WholeDates } from '../../../../ui/display/whole-dates.tsx';
import { BaseDialog } from './base-dialog.tsx';
import classes from './base-row.module.css';
import { texts } from './texts.ts';
import { whenText } from './when-text.ts';

const DEPOSITS_PER_PAGE = 5;
const WIDTH = 860;

interface DepositsDialogProps {
  currency: string;
  onChoose: (deposit: OpenDeposit) => Promise<void>;
  onClose: () => void;
}

/** The deposits that an End invoice can be based on; unpaid ones are shown and cannot be chosen. */
export default function DepositsDialog({ currency, onChoose, onClose }: DepositsDialogProps) {
  const list = useAllPages(invoiceRoutes.listOpenDeposits, { query: {} });
  return (
    <BaseDialog
      title={texts.deposits}
      help={texts.depositsHelp}
      width={WIDTH}
      list={list}
      sizes={[DEPOSITS_PER_PAGE]}
      label={texts.depositList}
      searchLabel={texts.searchDeposits}
      textOf={textOf}
      none={texts.noDeposits}
      onChoose={onChoose}
      onClose={onClose}
    >
      {(deposit, choosing) => (
        <DepositRow
          deposit={deposit}
          amount={formatAmount(deposit.gross, currency)}
          {...choosing}
        />
      )}
    </BaseDialog>
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
          {texts.invoice(number)}, <DateText value={date} />
        </span>
      </span>
      <span>
        {title}
        <span className={classes.detail}>{orderNumber === 0 ? '' : texts.order(orderNumber)}</span>
      </span>
      <span className={classes.detail}>
        <WholeDates>{whenText(deposit)}</WholeDates>
      </span>
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

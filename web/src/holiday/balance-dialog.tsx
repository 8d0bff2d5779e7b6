// Default export: loaded lazily by BalanceFigures.
import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { Button } from '@mantine/core';

import { Dialog } from '../ui/overlay/dialog.tsx';
import { daysText } from './days-text.ts';
import classes from './balance-dialog.module.css';
import { texts } from './texts.ts';
import { YearAccount } from './year-account.tsx';

interface BalanceDialogProps {
  balance: HolidayBalanceAnswer;
  onClose: () => void;
}

/** How each figure of the balance came about, by holiday year, the newest first. */
export default function BalanceDialog({ balance, onClose }: BalanceDialogProps) {
  const { at, years, left, pending } = balance;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.howLeft(at)}
      footer={
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      }
    >
      <p className={classes.help}>{texts.help}</p>
      {years.toReversed().map((year) => (
        <YearAccount key={year.year} year={year} />
      ))}
      <p className={classes.total}>
        <span>{texts.total}</span>
        <span>{daysText(left)}</span>
      </p>
      {pending > 0 ? <p className={classes.help}>{texts.waiting(daysText(pending))}</p> : null}
    </Dialog>
  );
}

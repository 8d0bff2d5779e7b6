// Default export: loaded lazily by BalanceFigures.
import type { HolidayBalanceAnswer } from '@driftig/contracts/vacation/balance';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { Dialog } from '../../ui/overlay/dialog.tsx';
import { freeOf } from './balance-parts.ts';
import { daysFigure, daysText } from './days-text.ts';
import classes from './balance-dialog.module.css';
import { texts } from './texts.ts';
import { YearAccount } from './year-account.tsx';

interface BalanceDialogProps {
  balance: HolidayBalanceAnswer;
  /** The application that the balance is after, by its id. */
  appliedId?: string;
  onClose: () => void;
  /** Above the account: the date it is seen on. */
  children?: ReactNode;
}

/** How each figure of the balance came about, by holiday year, the newest first. */
export default function BalanceDialog(props: BalanceDialogProps) {
  const { balance, appliedId, onClose, children } = props;
  const { at, years, pending, covered, ahead } = balance;
  const unearned = ahead - covered;
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
      {children}
      {years
        .filter(hasFigures)
        .toReversed()
        .map((year) => (
          <YearAccount key={year.year} year={year} appliedId={appliedId} />
        ))}
      {covered > 0 ? (
        <p className={classes.line}>
          <span>{texts.ahead(at)}</span>
          <span className={classes.figure}>{daysFigure(-covered)}</span>
        </p>
      ) : null}
      <p className={classes.total}>
        <span>{texts.total}</span>
        <span>{daysText(freeOf(balance))}</span>
      </p>
      {unearned > 0 ? <p className={classes.help}>{texts.unearned(daysText(unearned))}</p> : null}
      {pending > 0 ? <p className={classes.help}>{texts.waiting(daysText(pending))}</p> : null}
    </Dialog>
  );
}

/** A year before the first that counts here may have nothing to show. */
function hasFigures({
  months,
  opening,
  corrections,
  taken,
}: HolidayBalanceAnswer['years'][number]) {
  return [months, corrections, taken].some(({ length }) => length > 0) || opening !== 0;
}

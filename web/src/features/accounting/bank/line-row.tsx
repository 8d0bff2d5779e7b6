import { formatDate } from '@driftig/domain/format';
import type { ReactNode } from 'react';

import { Amount } from '../../../ui/display/amount.tsx';
import classes from './bank.module.css';
import { textOfLine, type BankLine } from './queries.ts';

interface LineRowProps {
  line: Pick<BankLine, 'date' | 'text' | 'amount'>;
  /** The match, or the likely one. */
  fact: ReactNode;
  actions: ReactNode;
}

/** A line of the bank: its text and day, its amount, its match and its buttons. */
export function LineRow({ line, fact, actions }: LineRowProps) {
  return (
    <>
      <div className={classes.what}>
        <span className={classes.name}>{textOfLine(line)}</span>
        <span className={classes.facts}>{formatDate(line.date)}</span>
      </div>
      <div className={classes.figure}>
        <Amount ore={line.amount} />
      </div>
      <div className={classes.fact}>{fact}</div>
      <div className={classes.actions}>{actions}</div>
    </>
  );
}

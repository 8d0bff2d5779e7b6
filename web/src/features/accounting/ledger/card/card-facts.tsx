import { accountTypes } from '@driftig/contracts/accounting/account-type';
import type { ReactNode } from 'react';

import { Amount } from '../../../../ui/display/amount.tsx';
import type { Account } from '../../queries.ts';
import classes from '../ledger.module.css';
import type { Balance } from '../queries.ts';
import { texts } from '../texts.ts';

interface CardFactsProps {
  account: Account | undefined;
  balance: Balance;
  /** The closing balance. */
  children: ReactNode;
}

/** The type of the account, and its balance before, in and after the period. */
export function CardFacts({ account, balance, children }: CardFactsProps) {
  const { opening, debit, credit } = balance;
  return (
    <dl className={classes.facts}>
      {account === undefined ? null : (
        <>
          <Fact label={texts.type}>{accountTypes[account.type].label}</Fact>
          <Fact label={texts.vat}>
            {account.hasVat ? texts.withVat(account.vatCode) : texts.noVat}
          </Fact>
        </>
      )}
      <Fact label={texts.opening}>
        <Amount ore={opening} />
      </Fact>
      <Fact label={texts.moved}>
        <Amount ore={debit - credit} />
      </Fact>
      <Fact label={texts.closing} isMain>
        {children}
      </Fact>
    </dl>
  );
}

function Fact({
  label,
  isMain = false,
  children,
}: {
  label: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

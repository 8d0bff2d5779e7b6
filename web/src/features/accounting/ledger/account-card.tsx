import { accountTypes } from '@driftig/contracts/accounting/account-type';
import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { usePages, type LoadedPages } from '../../../api/queries/pages.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { accountLabel, accountsQuery, type Account } from '../queries.ts';
import { CardLines } from './card-lines.tsx';
import classes from './ledger.module.css';
import { daysOf } from './months.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { Period, Place } from './place.ts';
import { cardBalancesQuery, type Balance, type CardLine } from './queries.ts';
import { texts } from './texts.ts';

interface AccountCardProps {
  number: number;
  /** The period that it opens with. */
  period: Period;
  onOpen: (place: Place) => void;
  onClose: () => void;
}

/** All that is posted to an account in a period, with the balance after each line. */
export function AccountCard({ number, period: opened, onOpen, onClose }: AccountCardProps) {
  const [period, setPeriod] = useState(opened);
  const { account, balance, lines } = useCard(number, period);
  const error = balance.error ?? lines.error;
  const isHere = balance.data !== undefined && lines.rows !== undefined;
  const refetch = () => void Promise.all([balance.refetch(), lines.refetch()]);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={account === undefined ? String(number) : accountLabel(account)}
      size={1080}
    >
      <p className={classes.lead}>{texts.cardText}</p>
      <div className={classes.head}>
        <PeriodChoice period={period} onChange={setPeriod} />
      </div>
      {isHere ? (
        <>
          <CardFacts account={account} balance={balance.data} />
          <CardLines lines={lines.rows ?? []} balance={balance.data} onOpen={onOpen} />
          <More lines={lines} />
        </>
      ) : error ? (
        <ErrorState title={texts.cardFailed} text="" errorId={errorIdOf(error)} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Dialog>
  );
}

function useCard(number: number, period: Period) {
  const account = useQuery(accountsQuery).data?.find((one) => one.number === number);
  const balance = useQuery({
    ...cardBalancesQuery(period),
    placeholderData: keepPreviousData,
    select: ({ accounts }) => accounts.find((one) => one.account === number) ?? untouched(number),
  });
  const input = { params: { number }, query: daysOf(period) };
  const lines = usePages(balanceRoutes.listAccountLines, input);
  return { account, balance, lines };
}

const untouched = (account: number): Balance => ({
  account,
  opening: 0,
  debit: 0,
  credit: 0,
  closing: 0,
});

function CardFacts({ account, balance }: { account: Account | undefined; balance: Balance }) {
  const { opening, debit, credit, closing } = balance;
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
      <Fact label={texts.closing}>
        <Amount ore={closing} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function More({ lines }: { lines: LoadedPages<CardLine> }) {
  if (!lines.hasMore) return null;
  return (
    <div className={classes.more}>
      <Button size="xs" loading={lines.loadingMore} onClick={lines.loadMore}>
        {texts.moreLines}
      </Button>
      {lines.moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
    </div>
  );
}

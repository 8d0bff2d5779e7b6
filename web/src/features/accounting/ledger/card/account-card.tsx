import { balanceRoutes } from '@driftig/contracts/ledger/balances';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { usePages, type LoadedPages } from '../../../../api/queries/pages.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { accountLabel, accountsQuery } from '../../queries.ts';
import classes from '../ledger.module.css';
import { PeriodChoice } from '../period-choice.tsx';
import type { Period, Place } from '../place.ts';
import { cardBalancesQuery, type Balance, type CardLine } from '../queries.ts';
import { ReportActions } from '../reports/report-actions.tsx';
import { withBalances } from '../running-balance.ts';
import { texts } from '../texts.ts';
import { CardChain } from './card-chain.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardLines } from './card-lines.tsx';
import { cardReport } from './card-report.ts';
import { ClosingBalance } from './closing-balance.tsx';
import card from './card.module.css';

interface AccountCardProps {
  number: number;
  /** The period that it opens with. */
  period: Period;
  onOpen: (place: Place) => void;
  onClose: () => void;
}

/** All that is posted to an account in a period, with the balance after each line (product B50). */
export function AccountCard({ number, period: opened, onOpen, onClose }: AccountCardProps) {
  const [period, setPeriod] = useState(opened);
  const { account, balance, lines } = useCard(number, period);
  const error = balance.error ?? lines.error;
  const name = account === undefined ? String(number) : accountLabel(account);
  const shown =
    balance.data === undefined || lines.rows === undefined
      ? undefined
      : { balance: balance.data, rows: lines.rows };
  const refetch = () => void Promise.all([balance.refetch(), lines.refetch()]);
  return (
    <Dialog opened onClose={onClose} title={name} size={1240}>
      <p className={classes.lead}>{texts.cardText}</p>
      <div className={classes.head}>
        <PeriodChoice period={period} onChange={setPeriod} />
        <ReportActions
          report={shown && cardReport({ ...shown, name, period, hasMore: lines.hasMore })}
        />
      </div>
      {shown === undefined ? (
        error ? (
          <ErrorState
            title={texts.cardFailed}
            text=""
            errorId={errorIdOf(error)}
            onRetry={refetch}
          />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : (
        <>
          <CardFacts account={account} balance={shown.balance}>
            <ClosingBalance {...shown} {...{ account, name, period, onOpen }} />
          </CardFacts>
          <Columns {...shown} {...{ lines, onOpen }} />
        </>
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
  const input = { params: { number }, query: period };
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

interface ColumnsProps {
  balance: Balance;
  rows: readonly CardLine[];
  lines: LoadedPages<CardLine>;
  onOpen: (place: Place) => void;
}

/** The lines, and beside them their place in the chain. */
function Columns({ balance, rows, lines, onOpen }: ColumnsProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number>();
  const typed = search.trim().toLowerCase();
  const found = withBalances(rows, balance.closing).filter(
    ({ number, text }) => typed === '' || `${number} ${text}`.toLowerCase().includes(typed),
  );
  const inChain = chosen ?? rows[0]?.number;
  return (
    <div className={card.layout}>
      <div>
        {rows.length < 2 ? null : (
          <TextInput
            className={card.search ?? ''}
            aria-label={texts.searchCard}
            placeholder={texts.searchCard}
            leftSection={<IconSearch size={18} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <CardLines
          lines={found}
          isSearch={typed !== ''}
          balance={balance}
          inChain={inChain}
          onChain={setChosen}
          onOpen={onOpen}
        />
        <More lines={lines} />
      </div>
      <div className={card.side}>
        {inChain === undefined ? null : <CardChain number={inChain} onOpen={onOpen} />}
      </div>
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

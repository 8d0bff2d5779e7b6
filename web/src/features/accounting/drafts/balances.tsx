import { draftBalances } from '@driftig/domain/ledger/posting-legs';
import { Button } from '@mantine/core';

import type { LoadedPages } from '../../../api/queries/pages.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { accountLabel, type Draft } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';
import type { Books } from './use-books.ts';

interface BalancesProps {
  drafts: readonly Draft[];
  loaded: LoadedPages<Draft>;
  books: Books;
}

/** By how much the drafts that are loaded would change each account. Posted balances come with the ledger. */
export function Balances({ drafts, loaded, books }: BalancesProps) {
  const balances = draftBalances(drafts, books);
  return (
    <section className={classes.balances} aria-label={texts.balances}>
      <h3>{texts.balances}</h3>
      <p>{balances.length === 0 ? texts.balancesNone : texts.balancesText}</p>
      {loaded.hasMore ? (
        <p>
          {texts.balancesOf(loaded.rows?.length ?? 0)}{' '}
          <Button size="compact-xs" loading={loaded.loadingMore} onClick={loaded.loadMore}>
            {texts.countMore}
          </Button>
        </p>
      ) : null}
      <dl>
        {balances.map(({ account, amount }) => (
          <div key={account.id}>
            <dt>{accountLabel(account)}</dt>
            <dd>
              <Amount ore={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

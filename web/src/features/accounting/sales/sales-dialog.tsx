// Default export: loaded when it is opened.
import type { AnswerOf } from '@driftig/contracts/core/route';
import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { OpenChartButton } from '../chart/open-chart-button.tsx';
import { SalesBeginning } from './sales-beginning.tsx';
import { SalesRun } from './sales-run.tsx';
import classes from './sales.module.css';
import { texts } from './texts.ts';
import { useSalesRun } from './use-sales-run.ts';

type SalesBooks = AnswerOf<typeof salesBooksRoutes.getSalesBooks>;
const salesBooksQuery = routeQuery(salesBooksRoutes.getSalesBooks, {});

/** Since when invoices are posted by themselves, and what is not posted yet (product B53). */
export default function SalesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(salesBooksQuery);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={560}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={4}>
        {(books) => <Books books={books} />}
      </QueryResult>
    </Dialog>
  );
}

function Books({ books: { from, missing } }: { books: SalesBooks }) {
  const [movesEarlier, setMovesEarlier] = useState(false);
  const sales = useSalesRun();
  const begin = () => {
    setMovesEarlier(false);
    void sales.start();
  };
  if (missing.length > 0) return <MissingAccounts missing={missing} />;
  if (from === '')
    return (
      <section className={classes.section}>
        <p className={classes.text}>{texts.intro}</p>
        <SalesBeginning from="" onBegun={begin} />
      </section>
    );
  return (
    <>
      <section className={classes.section}>
        <p className={classes.standing}>{texts.standing(from)}</p>
        {movesEarlier ? (
          <SalesBeginning key={from} from={from} onBegun={begin} />
        ) : (
          <div className={classes.actions}>
            <Button onClick={() => setMovesEarlier(true)}>{texts.earlier}</Button>
          </div>
        )}
      </section>
      <SalesRun {...sales} />
    </>
  );
}

function MissingAccounts({ missing }: Pick<SalesBooks, 'missing'>) {
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{texts.missing}</h3>
      <p className={classes.text}>{texts.missingText}</p>
      <ul className={classes.list}>
        {missing.map(({ number, name }) => (
          <li key={number}>
            {number} {name}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <OpenChartButton />
      </div>
    </section>
  );
}

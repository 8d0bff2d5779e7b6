import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call, callPage } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { DraftExpense } from '../queries.ts';
import classes from './drafts.module.css';
import { importTexts, texts } from './texts.ts';

const { listDraftReceipts, listDraftExpenses, saveAccountingDraft } = draftRoutes;

export type ImportKind = keyof typeof importTexts;

interface Importable extends DraftExpense {
  /** Receipts alone have one. */
  readonly businessName?: string;
}

interface Page {
  readonly rows: readonly Importable[];
  readonly nextCursor: string | undefined;
}

const routes = { receipts: listDraftReceipts, expenses: listDraftExpenses };

function importableQuery(kind: ImportKind) {
  return infiniteQueryOptions({
    queryKey: [...routeKey(routes[kind]), 'pages'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      const query = pageParam === '' ? {} : { cursor: pageParam };
      return kind === 'receipts'
        ? callPage(listDraftReceipts, { query }, { signal })
        : callPage(listDraftExpenses, { query }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
  });
}

interface ImportListProps {
  kind: ImportKind;
  onImported: (id: string) => void;
}

/** The approved receipts or expenses that are in no draft; a click makes one a draft (product B15). */
export function ImportList({ kind, onImported }: ImportListProps) {
  const words = importTexts[kind];
  const query = useInfiniteQuery(importableQuery(kind));
  const [busy, setBusy] = useState<string>();
  const importRow = async ({ id: rowId }: Importable) => {
    setBusy(rowId);
    try {
      const body = kind === 'receipts' ? { receiptId: rowId } : { expenseId: rowId };
      const { id } = await call(saveAccountingDraft, { body });
      toastSuccess(words.imported);
      onImported(id);
    } catch (error) {
      toastFailure(words.importFailed, { text: messageOf(error, '') });
      await query.refetch();
    }
    setBusy(undefined);
  };
  return (
    <>
      <div className={classes.formHead}>
        <h3>{words.title}</h3>
        <span>{words.text}</span>
      </div>
      <QueryResult query={query} title={words.failed} errorId={errorIdOf(query.error)}>
        {({ pages }) => (
          <Rows
            words={words}
            rows={pages.flatMap(({ rows }) => rows)}
            isWhole={!query.hasNextPage}
            busy={busy}
            onImport={(row) => void importRow(row)}
          />
        )}
      </QueryResult>
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

interface RowsProps {
  words: (typeof importTexts)[ImportKind];
  rows: readonly Importable[];
  isWhole: boolean;
  busy: string | undefined;
  onImport: (row: Importable) => void;
}

function Rows({ words, rows, isWhole, busy, onImport }: RowsProps) {
  if (rows.length === 0 && isWhole) return <p className={classes.hint}>{words.none}</p>;
  return (
    <ul className={classes.importable} aria-label={words.title}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={classes.rowText}>
            <strong>{titleOf(row)}</strong>
            <small>
              {row.businessName === undefined ? null : `${row.description} · `}
              {row.employee} · <DateText value={row.date} />
            </small>
          </span>
          <Amount ore={row.amount} />
          <Button
            aria-label={texts.importIt(titleOf(row))}
            loading={busy === row.id}
            disabled={busy !== undefined && busy !== row.id}
            onClick={() => onImport(row)}
          >
            {texts.importShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ businessName, description }: Importable) => businessName ?? description;

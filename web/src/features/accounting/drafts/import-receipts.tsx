import { draftRoutes } from '@driftig/contracts/accounting/drafts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call, callPage } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { DateText } from '../../../ui/display/date-text.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { DraftReceipt } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';

const { listDraftReceipts, saveAccountingDraft } = draftRoutes;

/** The approved receipts that are in no draft; a click makes one a draft (product B15). */
export function ImportReceipts({ onImported }: { onImported: (id: string) => void }) {
  const query = useInfiniteQuery({
    queryKey: [...routeKey(listDraftReceipts), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callPage(listDraftReceipts, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
  const [busy, setBusy] = useState<string>();
  const importReceipt = async ({ id: receiptId }: DraftReceipt) => {
    setBusy(receiptId);
    try {
      const { id } = await call(saveAccountingDraft, { body: { receiptId } });
      toastSuccess(texts.imported);
      onImported(id);
    } catch (error) {
      toastFailure(texts.importFailed, { text: messageOf(error, texts.importFailed) });
      await query.refetch();
    }
    setBusy(undefined);
  };
  return (
    <>
      <div className={classes.formHead}>
        <h3>{texts.receiptsTitle}</h3>
        <span>{texts.receiptsText}</span>
      </div>
      <QueryResult query={query} title={texts.receiptsFailed} errorId={errorIdOf(query.error)}>
        {({ pages }) => (
          <Receipts
            rows={pages.flatMap(({ rows }) => rows)}
            isWhole={!query.hasNextPage}
            busy={busy}
            onImport={(receipt) => void importReceipt(receipt)}
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

interface ReceiptsProps {
  rows: readonly DraftReceipt[];
  isWhole: boolean;
  busy: string | undefined;
  onImport: (receipt: DraftReceipt) => void;
}

function Receipts({ rows, isWhole, busy, onImport }: ReceiptsProps) {
  if (rows.length === 0 && isWhole) return <p className={classes.hint}>{texts.receiptsNone}</p>;
  return (
    <ul className={classes.importable} aria-label={texts.receiptsTitle}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={classes.rowText}>
            <strong>{row.businessName}</strong>
            <small>
              {row.description} · {row.employee} · <DateText value={row.date} />
            </small>
          </span>
          <Amount ore={row.amount} />
          <Button
            aria-label={texts.importIt(row.businessName)}
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

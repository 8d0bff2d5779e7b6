// Default export: loaded lazily by the list.
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { formatAmount, formatDate } from '@driftig/domain/format';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';

import { useAllPages, type RowOf } from '../../../api/queries/all-pages.ts';
import { call } from '../../../api/client.ts';
import { ApiError, errorIdOf, messageOf } from '../../../api/errors.ts';
import { SETTINGS_PARAM } from '../../../paths.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import { useAskFirst } from '../ask-first.tsx';
import { MergeList } from './merge-list.tsx';
import classes from './merge.module.css';
import { texts } from './texts.ts';

type Invoice = RowOf<typeof recordRoutes.listMergeableInvoices>;
type Order = RowOf<typeof recordRoutes.listMergeableOrders>;

const everything = { query: {} };

interface MergeDialogProps {
  currency: string;
  onClose: () => void;
}

/** An invoice and the order it is for are chosen and linked (product D8). */
export default function MergeDialog({ currency, onClose }: MergeDialogProps) {
  const invoices = useAllPages(recordRoutes.listMergeableInvoices, everything);
  const orders = useAllPages(recordRoutes.listMergeableOrders, everything);
  const [invoice, setInvoice] = useState<Invoice>();
  const [order, setOrder] = useState<Order>();
  const { merge, busy, error, question } = useMerge();
  const submit = async () => {
    if (invoice === undefined || order === undefined) return;
    if (!(await merge(invoice.id, numberOf(order, 'number')))) return;
    setInvoice(undefined);
    setOrder(undefined);
  };
  const ready = invoice !== undefined && order !== undefined;
  const footer = (
    <>
      <span className={classes.chosen} role="status">
        {ready ? texts.chosen(invoice.number, numberOf(order, 'number')) : null}
      </span>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button variant="filled" disabled={!ready} loading={busy} onClick={() => void submit()}>
        {texts.merge}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={1080} busy={busy} footer={footer}>
      <p className={classes.help}>{texts.help}</p>
      {error === undefined ? null : <Refusal error={error} onLeave={onClose} />}
      <div className={classes.columns}>
        <MergeList
          title={texts.invoices}
          list={listOf(invoices)}
          chosen={invoice}
          onChoose={setInvoice}
          searchLabel={texts.searchInvoices}
          noneText={texts.noInvoices}
          linesOf={(row) => ({
            name: texts.invoice(row.number),
            detail: [row.company || row.name, row.orderTitle].filter(Boolean).join(' · '),
            end: formatAmount(row.amount, row.currency || currency),
            day: formatDate(row.date),
          })}
        />
        <MergeList
          title={texts.orders}
          list={listOf(orders)}
          chosen={order}
          onChoose={setOrder}
          searchLabel={texts.searchOrders}
          noneText={texts.noOrders}
          linesOf={(row) => ({
            name: `${texts.order(numberOf(row, 'number'))} · ${textOf(row, 'title')}`,
            detail: textOf(row, 'company') || textOf(row, 'name'),
            end: '',
            day: formatDate(textOf(row, 'startDate')),
          })}
        />
      </div>
      {question}
    </Dialog>
  );
}

function listOf<Row>(list: {
  readonly rows: readonly Row[] | undefined;
  readonly loadingMore: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}) {
  const { rows, loadingMore, error, refetch } = list;
  return {
    rows,
    loadingMore,
    error: error === null ? null : { id: errorIdOf(error) },
    onRetry: () => void refetch(),
  };
}

/** Links them; gives false when that was refused, with the error, or not confirmed. */
function useMerge() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { ask, question } = useAskFirst(texts.otherCustomer, texts.merge);
  const merge = async (id: string, orderNumber: number): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await ask((confirmed) =>
        call(invoiceRoutes.mergeInvoice, { body: { id, orderNumber, ...confirmed } }),
      );
      if (answer === undefined) return false;
      toastSuccess(answer.message);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { merge, busy, error, question };
}

function Refusal({ error, onLeave }: { error: unknown; onLeave: () => void }) {
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  const isPlan = error instanceof ApiError && error.code === 'plan_limit';
  return (
    <Alert
      color={isPlan ? 'amber' : 'red'}
      role="alert"
      title={messageOf(error, texts.failed)}
      className={classes.refusal ?? ''}
    >
      {isPlan ? (
        <Button
          size="compact-sm"
          onClick={() => {
            onLeave();
            openPlans();
          }}
        >
          {texts.seePlans}
        </Button>
      ) : null}
    </Alert>
  );
}

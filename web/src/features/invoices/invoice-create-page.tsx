import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { INVOICE_CUSTOMER_PARAM, INVOICE_ORDER_PARAM } from '../../app/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { invoiceCustomers, invoicedOrder, senderSettings } from './invoice-create-queries.ts';
import type { Preset } from './invoice-create/preset.ts';
import { texts } from './invoice-create/texts.ts';

// Lazy, so that code and data load in parallel.
const InvoiceCreate = lazyWhenIdle(() => import('./invoice-create/invoice-create.tsx'));

export default function InvoiceCreatePage() {
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </Page>
  );
}

/** What the address names the form to be filled in from; undefined while an order is fetched. */
function usePreset(): Preset | undefined {
  const [params] = useSearchParams();
  const number = params.get(INVOICE_ORDER_PARAM) ?? '';
  const isNumber = /^\d{1,9}$/.test(number);
  const { data, error } = useQuery({ ...invoicedOrder(Number(number)), enabled: isNumber });
  if (!isNumber) return { customerId: params.get(INVOICE_CUSTOMER_PARAM) ?? undefined };
  // An order that cannot be fetched is left out: the form is there to be filled in by hand.
  return error === null && data === undefined ? undefined : { order: data?.order };
}

/** Shows the form once settings and customers have loaded (product D22). */
function Content(): ReactNode {
  const settings = useQuery(senderSettings);
  const customers = useQuery(invoiceCustomers);
  const preset = usePreset();
  const [sender] = settings.data ?? [];
  if (sender !== undefined && customers.data?.complete && preset !== undefined) {
    // Another preset is another form.
    const key = preset.customerId ?? String(preset.order?.number);
    const rows = customers.data.rows;
    return <InvoiceCreate key={key} settings={sender} customers={rows} preset={preset} />;
  }
  const error = settings.error ?? customers.error;
  if (error === null) return <Loading />;
  const retry = () => void Promise.all([settings.refetch(), customers.refetch()]);
  return (
    <Card flush>
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedHelp}
        errorId={errorIdOf(error)}
        onRetry={retry}
      />
    </Card>
  );
}

function Loading() {
  return (
    <Card flush>
      <SkeletonRows />
    </Card>
  );
}

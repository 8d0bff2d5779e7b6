import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { invoiceCustomers, senderSettings } from './invoice-create-queries.ts';
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

/** Shows the form once settings and customers have loaded (product D22). */
function Content(): ReactNode {
  const settings = useQuery(senderSettings);
  const customers = useQuery(invoiceCustomers);
  const [sender] = settings.data ?? [];
  if (sender !== undefined && customers.data?.complete) {
    return <InvoiceCreate settings={sender} customers={customers.data.rows} />;
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

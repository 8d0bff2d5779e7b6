import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { AllRows } from '../../api/queries/all-pages.ts';
import { errorIdOf } from '../../api/errors.ts';
import { INVOICE_CUSTOMER_PARAM, INVOICE_ORDER_PARAM } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { loadable, useIsLoaded } from '../../ui/loading/loadable.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { fetchOrderBase } from './base-queries.ts';
import { ordersToGenerate } from './generate-queries.ts';
import {
  invoiceCustomers,
  openDeposits,
  orderEmployees,
  ordersToInvoice,
  senderSettings,
} from './invoice-create-queries.ts';
import { MoreButton } from './invoice-create/more-button.tsx';
import type { Preset } from './invoice-create/values/preset.ts';
import { texts } from './invoice-create/texts.ts';

// Lazy, and begun at once, so that code and data load in parallel.
const InvoiceCreate = loadable(() => import('./invoice-create/invoice-create.tsx'));
void InvoiceCreate.preload();

export default function InvoiceCreatePage() {
  return (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
}

/** Preset of the form named in the address; undefined while its order is fetched. */
function usePreset(): Preset | undefined {
  const [params] = useSearchParams();
  const number = params.get(INVOICE_ORDER_PARAM) ?? '';
  const isNumber = /^\d{1,9}$/.test(number);
  const { data, error, isFetching } = useQuery({
    queryKey: ['invoices', 'orderBase', number],
    queryFn: ({ client }) => fetchOrderBase(client, Number(number)),
    enabled: isNumber,
    gcTime: 0,
  });
  if (!isNumber) return { customerId: params.get(INVOICE_CUSTOMER_PARAM) ?? undefined };
  if (isFetching) return undefined;
  // An order that cannot be fetched is left out: the form is there to be filled in by hand.
  return error === null && data === undefined ? undefined : { base: data };
}

/**
 * Asks for all that the form is filled from together (product D22), and shows it once the settings and
 * the first customers are there; the form says what else could not be loaded.
 */
function Content(): ReactNode {
  const settings = useQuery(senderSettings);
  const customers = useQuery(invoiceCustomers);
  const preset = usePreset();
  const client = useQueryClient();
  // After the two that the form waits for, which then come first.
  useEffect(() => {
    void client.prefetchQuery(openDeposits);
    void client.prefetchQuery(ordersToInvoice);
    void client.prefetchQuery(ordersToGenerate);
    void client.prefetchQuery(orderEmployees);
  }, [client]);
  const [sender] = settings.data ?? [];
  const isFilled = preset !== undefined && hasCustomer(customers.data, preset);
  const isReady = useIsLoaded(InvoiceCreate) && sender !== undefined && isFilled;
  // Deferred, so that React renders the form in slices, and a slow phone answers meanwhile.
  if (useDeferredValue(isReady) && isReady) {
    // Another preset is another form.
    const key = preset.customerId ?? String(preset.base?.order.number);
    const { rows = [] } = customers.data ?? {};
    const filled = { settings: sender, customers: rows, preset };
    return <InvoiceCreate key={key} {...filled} waiting={<Loading />} />;
  }
  const error = settings.error ?? customers.error;
  if (error === null) return <Loading />;
  const retry = () => void Promise.all([settings.refetch(), customers.refetch()]);
  return (
    <Waiting>
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedHelp}
        errorId={errorIdOf(error)}
        onRetry={retry}
      />
    </Waiting>
  );
}

/** Whether the customer that the form is opened for is there, or all are. */
function hasCustomer(
  customers: AllRows<InvoiceCustomer> | undefined,
  { customerId, base }: Preset,
): boolean {
  const id = customerId ?? base?.order.customerId ?? '';
  if (customers === undefined || customers.complete || id === '') return customers !== undefined;
  return customers.rows.some((one) => one.id === id);
}

function Loading() {
  return (
    <Waiting>
      <SkeletonRows />
    </Waiting>
  );
}

/** The page while there is no form yet, which brings the page with it, and with the same head. */
function Waiting({ children }: { children: ReactNode }) {
  const actions = usePhone() ? <MoreButton disabled /> : null;
  return (
    <Page title={texts.title} purpose={texts.purpose} actions={actions} beside>
      <Card flush>{children}</Card>
    </Page>
  );
}

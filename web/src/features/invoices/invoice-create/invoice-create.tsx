import type { CompanySettings } from '@driftig/contracts/company';
import type { InvoiceCustomer } from '@driftig/contracts/invoices-catalogue';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { useUser } from '../../../api/session.ts';
import { lazyAtRest } from '../../../ui/lazy-at-rest.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { CustomerTab } from './customer-tab.tsx';
import classes from './invoice-create.module.css';
import { ItemsTab } from './items-tab.tsx';
import { OrderTab } from './order-tab.tsx';
import { PaymentTab } from './payment-tab.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { texts } from './texts.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { usePlace } from './use-place.ts';
import { useSaveInvoice } from './use-save-invoice.ts';

const PreviewDialog = lazyAtRest(() => import('./preview-dialog.tsx'));

interface InvoiceCreateProps {
  settings: CompanySettings;
  customers: readonly InvoiceCustomer[];
}

/** The work at the left, what it comes to at the right; below each other where there is no room. */
export function InvoiceCreate({ settings, customers }: InvoiceCreateProps) {
  const draftForm = useInvoiceForm(settings, useUser().id);
  const { form } = draftForm;
  const place = usePlace(form);
  const { save, result, close } = useSaveInvoice(draftForm, settings.taxPercent, place.goTo);
  const [previewed, setPreviewed] = useState(false);
  const { isSubmitting, isDirty } = form.formState;
  const saveButton = (
    <Button variant="filled" loading={isSubmitting} onClick={() => void save()}>
      {texts.save}
    </Button>
  );
  const panels = {
    payment: <PaymentTab nextNumber={settings.nextInvoiceNumber} />,
    customer: <CustomerTab customers={customers} />,
    order: <OrderTab />,
    items: (
      <ItemsTab
        form={form}
        settings={settings}
        group={place.group}
        onGroup={(group) => place.open('items', group)}
      />
    ),
  };
  return (
    <FormProvider {...form}>
      <RestoredNotice shown={draftForm.restored && isDirty} onStartOver={draftForm.startOver} />
      <div className={classes.columns}>
        <div inert={isSubmitting}>
          <SectionTabs form={form} place={place} panels={panels} />
        </div>
        <div className={classes.side}>
          <SummaryPanel
            form={form}
            settings={settings}
            saveButton={saveButton}
            onShow={() => setPreviewed(true)}
          />
        </div>
      </div>
      <SaveBar form={form} settings={settings} saveButton={saveButton} />
      {previewed ? (
        <Suspense>
          <PreviewDialog
            values={form.getValues()}
            settings={settings}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      ) : null}
      {result ? <ResultDialog result={result} onClose={close} onRetry={() => void save()} /> : null}
      <LeaveGuard when={isDirty} onLeave={draftForm.draft.clear} />
    </FormProvider>
  );
}

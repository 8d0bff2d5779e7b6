// Default export: loaded lazily by InvoiceCreatePage.
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { SETTINGS_PARAM } from '../../../paths.ts';
import { isPhone } from '../../../ui/layout/use-phone.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import classes from './invoice-create.module.css';
import { isInSettings } from './values/needs.ts';
import { withPreset, type Preset } from './values/preset.ts';
import { DraftPage } from './drafts/draft-page.tsx';
import { FormDataAlert } from './saving/form-data-alert.tsx';
import { useFormPopups } from './popups/form-popups.tsx';
import { useDraftSync } from './drafts/use-draft-sync.ts';
import { SaveBar } from './saving/save-bar.tsx';
import { SaveButton } from './saving/save-button.tsx';
import { SectionPanels } from './tabs/section-panels.tsx';
import { firstField } from './values/sections.ts';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { todaysValues, useInvoiceForm } from './values/use-invoice-form.ts';
import { useSectionNavigation, type SectionNavigation } from './tabs/use-section-navigation.ts';
import { useSaveInvoice, type SaveInvoice } from './saving/use-save-invoice.ts';

const PreviewDialog = lazyWhenIdle(() => import('./saving/preview-dialog.tsx'));
const ResultDialog = lazyWhenIdle(() => import('./saving/result-dialog.tsx'));

interface InvoiceCreateProps {
  settings: CompanySettings;
  customers: readonly InvoiceCustomer[];
  /** The customer or the order that the form was opened for. */
  preset: Preset;
  /** Shown until the fields are. */
  waiting: ReactNode;
}

interface SaveDialogsProps {
  readonly saving: SaveInvoice;
}

/**
 * React Hook Form draws its form a second time as soon as it is mounted, in one task: nothing while
 * the fields are not there, which then are drawn in slices.
 */
function useIsFormMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}

/** The form on the left and the summary on the right; stacked on narrow screens. */
export default function InvoiceCreate(props: InvoiceCreateProps) {
  const { settings, customers, preset, waiting } = props;
  const draftForm = useInvoiceForm(settings, useUser().id, {
    from: String(preset.base?.order.number ?? preset.customerId ?? ''),
    start: () => withPreset(todaysValues(settings), customers, preset, settings.paymentDays),
  });
  const { form, draft } = draftForm;
  const navigation = useSectionNavigation(form);
  const sync = useDraftSync(draftForm, settings);
  const goTo = useGoTo(navigation);
  const saving = useSaveInvoice(draftForm, {
    taxPercent: settings.taxPercent,
    goTo: navigation.goTo,
    settleDraft: sync.settle,
  });
  const { save } = saving;
  const [previewed, setPreviewed] = useState(false);
  const popups = useFormPopups({ form, settings, customers, goTo: navigation.goTo });
  const { isSubmitting, isDirty } = form.formState;
  useFocusAtStart(navigation, draftForm.restored);
  const startOver = async () => {
    await sync.settle();
    draftForm.startOver();
    navigation.goTo(firstField);
  };
  const saveButton = <SaveButton form={form} settings={settings} save={save} />;
  const saveFromPreview = (pressed: HTMLElement) => {
    setPreviewed(false);
    return save(pressed);
  };
  const work = { form, settings, saveButton, goTo };
  if (!useIsFormMounted()) return waiting;
  return (
    <FormProvider {...form}>
      <DraftPage
        sync={sync}
        draftForm={draftForm}
        currency={settings.currency}
        onStartOver={() => void startOver()}
        popups={popups.actions}
        onShow={() => setPreviewed(true)}
      >
        <FormDataAlert />
        <div className={classes.columns}>
          <div inert={isSubmitting}>
            <SectionPanels
              form={form}
              settings={settings}
              customers={customers}
              navigation={navigation}
              onCheckDeposits={() => popups.open('deposits')}
            />
          </div>
          <div className={classes.side}>
            <SummaryPanel {...work} onShow={() => setPreviewed(true)} />
          </div>
        </div>
        <SaveBar {...work} />
        <Suspense>
          {previewed ? (
            <PreviewDialog
              values={form.getValues()}
              settings={settings}
              saveButton={<SaveButton form={form} settings={settings} save={saveFromPreview} />}
              onClose={() => setPreviewed(false)}
            />
          ) : null}
          <SaveDialogs saving={saving} />
        </Suspense>
        {popups.dialog}
        <LeaveGuard when={isDirty && sync.state === 'failed'} onLeave={draft.clear} />
      </DraftPage>
    </FormProvider>
  );
}

/** The server's question before it issues, and the result. */
function SaveDialogs({ saving: { result, question, retry, close, fill } }: SaveDialogsProps) {
  return (
    <>
      {question}
      {result ? (
        <ResultDialog result={result} onClose={close} onRetry={() => void retry()} onFill={fill} />
      ) : null}
    </>
  );
}

/** A new form begins in its first field, except on a phone, whose keyboard would cover the page. */
function useFocusAtStart(navigation: SectionNavigation, isRestored: boolean): void {
  const [params] = useSearchParams();
  const start = useEffectEvent(() => {
    const isElsewhere = document.activeElement?.closest('input, textarea, [role="dialog"]');
    if (params.toString() === '' && !isRestored && !isPhone() && !isElsewhere)
      navigation.goTo(firstField);
  });
  useEffect(() => start(), []);
}

/** Opens a field of the form, or the settings for a field there. */
function useGoTo(navigation: SectionNavigation) {
  const openSettings = useSetParam(SETTINGS_PARAM, 'company');
  return (path: string) => {
    if (!isInSettings(path)) return navigation.goTo(path);
    openSettings();
    return true;
  };
}

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { invoiceDrafts } from '../draft-queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';
import type { DraftSync } from './use-draft-sync.ts';
import type { InvoiceDraftForm } from './use-invoice-form.ts';

const DraftsDialog = lazyWhenIdle(() => import('./drafts-dialog.tsx'));

interface DraftPageProps extends DraftActionsProps {
  children: ReactNode;
}

/** The page of a form whose draft is kept: beside its purpose stands whether it is. */
export function DraftPage({ children, ...actions }: DraftPageProps) {
  const { sync, draftForm } = actions;
  const purpose = (
    <>
      {texts.purpose} <DraftState sync={sync} restored={draftForm.restored} />
    </>
  );
  return (
    <Page title={texts.title} purpose={purpose} actions={<DraftActions {...actions} />}>
      {children}
    </Page>
  );
}

/** Whether what is written is kept. */
function DraftState({ sync, restored }: { sync: DraftSync; restored: boolean }) {
  const { state } = sync;
  return (
    <span className={classes.state} data-failed={state === 'failed' || undefined} role="status">
      {restored && state !== 'none' ? `${texts.restored} ` : ''}
      {texts.draftStates[state]}
    </span>
  );
}

interface DraftActionsProps {
  sync: DraftSync;
  draftForm: InvoiceDraftForm;
  currency: string;
  onStartOver: () => void;
  /** The buttons that open the form's popups. */
  popups: ReactNode;
}

/** The way to a new form and to the other drafts. */
function DraftActions({ sync, draftForm, currency, onStartOver, popups }: DraftActionsProps) {
  const [opened, setOpened] = useState(false);
  const { data: drafts = [] } = useQuery(invoiceDrafts);
  const { state } = sync;
  return (
    <>
      {state === 'failed' ? (
        <Button onClick={() => void sync.settle()}>{texts.retry}</Button>
      ) : null}
      {state === 'none' ? null : <Button onClick={onStartOver}>{texts.another}</Button>}
      {drafts.length === 0 ? null : (
        <Button
          leftSection={<IconFileText size={18} stroke={1.6} />}
          onClick={() => setOpened(true)}
        >
          {texts.drafts(drafts.length)}
        </Button>
      )}
      {popups}
      <Suspense>
        {opened ? (
          <DraftsDialog
            drafts={drafts}
            sync={sync}
            draftForm={draftForm}
            currency={currency}
            onClose={() => setOpened(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

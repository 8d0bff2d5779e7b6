import { Button } from '@mantine/core';
import { IconEye, IconFilePlus, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import type { RowAction } from '../../../../ui/data-table/columns/column.ts';
import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import { usePhone } from '../../../../ui/layout/use-phone.ts';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { Page } from '../../../../ui/layout/page.tsx';
import { invoiceDrafts } from '../../draft-queries.ts';
import classes from './drafts.module.css';
import { MoreButton } from '../more-button.tsx';
import { PaidMeanwhileAlert } from '../deposit/paid-meanwhile-alert.tsx';
import { texts } from '../texts.ts';
import type { DraftSync } from './use-draft-sync.ts';
import type { InvoiceDraftForm } from '../values/use-invoice-form.ts';

const DraftsDialog = lazyWhenIdle(() => import('./drafts-dialog.tsx'));

type Action = Exclude<RowAction, 'divider'>;

interface DraftPageProps extends DraftActionsProps {
  children: ReactNode;
}

/** The page of a form with a saved draft: beside its purpose it shows the draft's state. */
export function DraftPage({ children, ...actions }: DraftPageProps) {
  const { sync, draftForm } = actions;
  const purpose = (
    <>
      <span className={classes.purpose} data-quiet={sync.state !== 'none' || undefined}>
        {texts.purpose}
      </span>{' '}
      <DraftState sync={sync} restored={draftForm.restored} />
    </>
  );
  return (
    <Page title={texts.title} purpose={purpose} actions={<DraftActions {...actions} />} beside>
      <PaidMeanwhileAlert currency={actions.currency} />
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
  /** Actions that open the form's popups. */
  popups: readonly Action[];
  /** Shows the invoice as it will be. */
  onShow: () => void;
}

/** The way to a new form, to the other drafts and to the popups; on a phone in one menu. */
function DraftActions(props: DraftActionsProps) {
  const { sync, draftForm, currency, onStartOver, popups, onShow } = props;
  const [opened, setOpened] = useState(false);
  const phone = usePhone();
  const { data: drafts = [] } = useQuery(invoiceDrafts);
  const { state } = sync;
  const start = { label: texts.another, icon: IconFilePlus, onSelect: onStartOver };
  const toDrafts = {
    label: texts.drafts(drafts.length),
    icon: IconFileText,
    onSelect: () => setOpened(true),
  };
  const own = [...(state === 'none' ? [] : [start]), ...(drafts.length === 0 ? [] : [toDrafts])];
  const preview = { label: texts.show, icon: IconEye, onSelect: onShow };
  return (
    <>
      {state === 'failed' ? (
        <Button onClick={() => void sync.settle()}>{texts.retry}</Button>
      ) : null}
      {phone ? (
        <RowMenu
          label={texts.more}
          actions={[...popups, 'divider', preview, ...own]}
          button={<MoreButton />}
        />
      ) : (
        [...own, ...popups].map(({ label, icon: Icon, onSelect }) => (
          <Button
            key={label}
            onClick={onSelect}
            {...(label === toDrafts.label && { leftSection: <Icon size={18} stroke={1.6} /> })}
          >
            {label}
          </Button>
        ))
      )}
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

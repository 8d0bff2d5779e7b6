import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { invoiceDrafts } from '../draft-queries.ts';
import classes from './draft-bar.module.css';
import { texts } from './texts.ts';
import type { DraftSync } from './use-draft-sync.ts';
import type { InvoiceDraftForm } from './use-invoice-form.ts';

const DraftsDialog = lazyWhenIdle(() => import('./drafts-dialog.tsx'));

interface DraftBarProps {
  sync: DraftSync;
  draftForm: InvoiceDraftForm;
  currency: string;
  onStartOver: () => void;
}

/** Whether what is written is kept, and the way to a new form and to the other drafts. */
export function DraftBar({ sync, draftForm, currency, onStartOver }: DraftBarProps) {
  const [opened, setOpened] = useState(false);
  const { data: drafts = [] } = useQuery(invoiceDrafts);
  const { restored } = draftForm;
  const { state } = sync;
  if (drafts.length === 0 && state === 'none') return null;
  return (
    <div className={classes.bar}>
      <span className={classes.state} data-failed={state === 'failed' || undefined} role="status">
        {restored && state !== 'none' ? `${texts.restored} ` : ''}
        {texts.draftStates[state]}
      </span>
      <div className={classes.actions}>
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
      </div>
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
    </div>
  );
}

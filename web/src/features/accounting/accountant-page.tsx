import { IconBook2, IconCash, IconListNumbers, IconPlane, IconReceipt2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { Page } from '../../ui/layout/page.tsx';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import classes from './accounting.module.css';
import { Shortcut } from './shortcut.tsx';
import { texts } from './texts.ts';

const dialogs = {
  chart: lazyWhenIdle(() => import('./chart/chart-dialog.tsx')),
  drafts: lazyWhenIdle(() => import('./drafts/drafts-dialog.tsx')),
  vouchers: lazyWhenIdle(() => import('./vouchers/vouchers-dialog.tsx')),
  trips: lazyWhenIdle(() => import('./trips/trips-dialog.tsx')),
  expenses: lazyWhenIdle(() => import('./expenses/expenses-dialog.tsx')),
};

/** The dashboard of bookkeeping (product B23). */
export default function AccountantPage() {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open === undefined ? undefined : dialogs[open];
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <nav className={classes.shortcuts} aria-label={texts.shortcuts}>
        <Shortcut icon={IconReceipt2} label={texts.receipts} onClick={() => setOpen('vouchers')} />
        <Shortcut icon={IconPlane} label={texts.trips} onClick={() => setOpen('trips')} />
        <Shortcut icon={IconCash} label={texts.expenses} onClick={() => setOpen('expenses')} />
        <Shortcut icon={IconListNumbers} label={texts.chart} onClick={() => setOpen('chart')} />
        <Shortcut icon={IconBook2} label={texts.drafts} onClick={() => setOpen('drafts')} />
      </nav>
      {OpenDialog === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <OpenDialog onClose={() => setOpen(undefined)} />
          </Suspense>
        </LazyBoundary>
      )}
    </Page>
  );
}

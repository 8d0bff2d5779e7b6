import {
  IconBook2,
  IconCalendarCheck,
  IconBuildingBank,
  IconCar,
  IconCash,
  IconFileExport,
  IconFileImport,
  IconFileInvoice,
  IconListDetails,
  IconListNumbers,
  IconPlane,
  IconPlaneInflight,
  IconReceipt2,
  IconReportAnalytics,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useState } from 'react';

import { Page } from '../../ui/layout/page.tsx';
import { lateCard } from '../../ui/loading/late-card.tsx';
import classes from './accounting.module.css';
import { BeginNotice } from './begin-notice.tsx';
import { OpenedDialog, type Opened, type OpenedList } from './opened.tsx';
import { RecentCards } from './recent/recent-cards.tsx';
import { Shortcut } from './shortcut.tsx';
import { texts } from './texts.ts';

const SpendingTable = lateCard(() => import('./spending/spending-table.tsx'));

/** The dashboard of bookkeeping (product B23). */
export default function AccountantPage() {
  const [opened, setOpened] = useState<Opened>();
  const shortcut = (as: OpenedList) => () => setOpened({ as });
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <nav className={classes.shortcuts} aria-label={texts.shortcuts}>
        <Shortcut icon={IconReceipt2} label={texts.receipts} onClick={shortcut('vouchers')} />
        <Shortcut icon={IconPlane} label={texts.trips} onClick={shortcut('trips')} />
        <Shortcut icon={IconPlaneInflight} label={texts.newTrip} onClick={shortcut('newTrip')} />
        <Shortcut icon={IconCash} label={texts.expenses} onClick={shortcut('expenses')} />
        <Shortcut icon={IconCar} label={texts.allowances} onClick={shortcut('allowances')} />
        <Shortcut icon={IconListNumbers} label={texts.chart} onClick={shortcut('chart')} />
        <Shortcut icon={IconBook2} label={texts.drafts} onClick={shortcut('drafts')} />
        <Shortcut
          icon={IconListDetails}
          label={texts.ledgerEntries}
          onClick={shortcut('ledgerEntries')}
        />
        <Shortcut icon={IconBuildingBank} label={texts.bank} onClick={shortcut('bank')} />
        <Shortcut icon={IconReportAnalytics} label={texts.report} onClick={shortcut('report')} />
        <Shortcut icon={IconFileInvoice} label={texts.sales} onClick={shortcut('sales')} />
        <Shortcut icon={IconFileExport} label={texts.exports} onClick={shortcut('exports')} />
        <Shortcut icon={IconFileImport} label={texts.imports} onClick={shortcut('imports')} />
        <Shortcut icon={IconCalendarCheck} label={texts.periods} onClick={shortcut('periods')} />
        <Shortcut icon={IconShieldCheck} label={texts.proof} onClick={shortcut('proof')} />
      </nav>
      <BeginNotice onOpen={(as) => setOpened({ as })} />
      <RecentCards onOpen={setOpened} />
      <SpendingTable onOpen={setOpened} />
      {opened === undefined ? null : (
        <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  );
}

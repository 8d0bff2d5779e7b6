import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { creditNoteDocumentOf, documentOf } from '@driftig/documents/printed-invoice';
import { useSearchParams } from 'react-router-dom';

import { Segmented } from '../../../ui/controls/segmented.tsx';
import { lateCard } from '../../../ui/loading/late-card.tsx';
import { MailNote } from '../invoice-panel/mail-note.tsx';
import { PaymentCard } from '../invoice-panel/payment-card.tsx';
import { RelatedCard } from '../invoice-panel/related-card.tsx';
import { UnprintableNote } from '../unprintable-note.tsx';
import { InvoiceSheet } from '../invoice-sheet/invoice-sheet.tsx';
import classes from './invoice-view.module.css';
import { sheetAnswers } from './sheet-answers.ts';
import { creditNoteTab, historyTab } from './tabs.ts';
import { texts } from './texts.ts';
import { useInvoiceTab } from './use-invoice-tab.ts';

const HistoryCard = lateCard(() => import('./history-card.tsx'));

/** An issued invoice: its sheet, its credit note and its history, with what is paid beside them. */
export function InvoiceView({ invoice }: { invoice: PrintableInvoice }) {
  const { creditNumber } = invoice;
  const tab = useInvoiceTab(invoice);
  const [, setParams] = useSearchParams();
  const open = (next: string) =>
    setParams(next === '' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  const creditNote =
    creditNumber === undefined
      ? []
      : [{ value: creditNoteTab, label: texts.creditNote(creditNumber) }];
  return (
    <div className={classes.page}>
      <PaymentCard invoice={invoice} />
      <div className={classes.main}>
        <div className={classes.tabs}>
          <Segmented
            label={texts.tabs}
            options={[
              { value: '', label: texts.invoice },
              ...creditNote,
              { value: historyTab, label: texts.history },
            ]}
            value={tab}
            onChange={open}
          />
        </div>
        <div className={classes.mail}>
          <MailNote invoice={invoice} />
        </div>
        <Tab invoice={invoice} tab={tab} />
      </div>
      <RelatedCard invoice={invoice} />
    </div>
  );
}

function Tab({ invoice, tab }: { invoice: PrintableInvoice; tab: string }) {
  if (tab === historyTab) return <HistoryCard id={invoice.id} />;
  const creditNote = tab === creditNoteTab ? creditNoteDocumentOf(invoice) : undefined;
  const document = creditNote ?? documentOf(invoice);
  return (
    <>
      <div className={classes.note}>
        <UnprintableNote content={document} />
      </div>
      <InvoiceSheet
        document={document}
        why={creditNote === undefined ? sheetAnswers(invoice) : undefined}
      />
    </>
  );
}

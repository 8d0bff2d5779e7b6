import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { Button } from '@mantine/core';
import { IconFileMinus, IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { PageMenu } from '../../../ui/layout/page-menu.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { texts as mailTexts } from '../invoice-send/texts.ts';
import { StatusMenu } from './status-menu.tsx';
import { creditNoteTab } from './tabs.ts';
import { texts } from './texts.ts';
import { useInvoiceTab } from './use-invoice-tab.ts';
import { useSavePdf } from './use-save-pdf.ts';
import { useUrlAction } from './use-url-action.ts';

const CreditDialog = lazyWhenIdle(() => import('../credit-dialog.tsx'));
const SendDialog = lazyWhenIdle(() => import('../invoice-send/send-dialog.tsx'));

/** Actions on an issued invoice, or on the credit note whose tab is open. */
export function Actions({ invoice }: { invoice: PrintableInvoice }) {
  const { makePdf, busy } = useSavePdf();
  const isCreditNote = useInvoiceTab(invoice) === creditNoteTab;
  const pdf = () => void makePdf('save', invoice.number, isCreditNote);
  const print = () => void makePdf('print', invoice.number, isCreditNote);
  const [isSending, setIsSending] = useState(false);
  useUrlAction({ pdf, print, send: () => setIsSending(true) });
  // Sending is the next step while the customer lacks the invoice, or the credit note of a credited one.
  const { status, open, isCreditMailed, mailProblems = [] } = invoice;
  const isUnsent =
    status === 'notSent' || isCreditMailed === false || (open > 0 && mailProblems.length > 0);
  return (
    <>
      <StatusMenu invoice={invoice} />
      <Button
        leftSection={<IconPrinter size={18} stroke={1.6} />}
        loading={busy === 'print'}
        onClick={print}
      >
        {texts.print}
      </Button>
      <Button
        variant={isUnsent ? 'filled' : 'default'}
        leftSection={<IconMail size={18} stroke={1.6} />}
        onClick={() => setIsSending(true)}
      >
        {mailTexts.send}
      </Button>
      <Button
        variant={isUnsent ? 'default' : 'filled'}
        loading={busy === 'save'}
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        onClick={pdf}
      >
        {texts.savePdf}
      </Button>
      <CreditMenu invoice={invoice} />
      <Suspense>
        {isSending ? <SendDialog invoice={invoice} onClose={() => setIsSending(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Rare actions that cannot be undone. */
function CreditMenu({ invoice }: { invoice: PrintableInvoice }) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <PageMenu
        label={texts.actionsFor(invoice.number)}
        actions={[
          {
            label: texts.credit,
            icon: IconFileMinus,
            onSelect: () => setAsks(true),
            danger: true,
            disabledReason: creditedReason(invoice),
          },
        ]}
      />
      <Suspense>
        {asks ? (
          <CreditDialog invoice={invoice} currency={invoice.currency} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Why it cannot be credited now; undefined when it can. */
function creditedReason({ status, usedBy }: PrintableInvoice): string | undefined {
  if (usedBy !== undefined) return texts.creditEndFirst(usedBy);
  return status === 'cancelled' ? texts.alreadyCredited : undefined;
}

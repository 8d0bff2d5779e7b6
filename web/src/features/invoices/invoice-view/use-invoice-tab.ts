import type { PrintableInvoice } from '@driftig/contracts/invoices/answers';
import { useSearchParams } from 'react-router-dom';

import { creditNoteTab, historyTab } from './tabs.ts';

/** The open tab of an invoice's page; '' is the invoice itself, also where there is no such tab. */
export function useInvoiceTab({ creditNumber }: PrintableInvoice): string {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  if (tab === historyTab) return tab;
  return tab === creditNoteTab && creditNumber !== undefined ? tab : '';
}

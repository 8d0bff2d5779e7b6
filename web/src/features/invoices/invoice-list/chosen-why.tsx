// Default export: loaded lazily, when the sum of chosen invoices is opened.
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { whyChosen } from '@driftig/domain/why/invoice-list';

import { paths } from '../../../paths.ts';
import WhyDialog from '../../../shared/why/why-dialog.tsx';

interface ChosenWhyProps {
  rows: readonly InvoiceRow[];
  currency: string;
  onClose: () => void;
}

/** The chosen invoices behind their sum. */
export default function ChosenWhy({ rows, currency, onClose }: ChosenWhyProps) {
  const answer = whyChosen({ rows, own: currency, toInvoice: paths.invoice });
  return <WhyDialog answer={answer} onClose={onClose} />;
}

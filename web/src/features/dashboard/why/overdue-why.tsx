// Default export: loaded lazily, when the overdue amount is opened.
import { whyOverdue } from '@driftig/domain/why/invoice-list';

import WhyDialog from '../../../shared/why/why-dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { summarizeOverdue } from '../overdue.ts';
import { useOverdue } from '../queries.ts';
import { invoicesOf } from './links.ts';

interface OverdueWhyProps {
  currency: string;
  onClose: () => void;
}

/** The invoices that are overdue today, of any year. */
export default function OverdueWhy({ currency, onClose }: OverdueWhyProps) {
  const { rows } = useOverdue();
  const answer = whyOverdue(
    invoicesOf(rows, currency, ''),
    summarizeOverdue(rows, currency),
    useToday(),
  );
  return <WhyDialog answer={answer} onClose={onClose} />;
}

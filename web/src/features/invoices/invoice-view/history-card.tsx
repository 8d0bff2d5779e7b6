// Default export: loaded beside the page, for its tab.
import { History } from '../../../shared/record-screens/pages/history.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** Audit trail of an invoice. */
export default function HistoryCard({ id }: { id: string }) {
  return (
    <Card title={texts.history} flush>
      <History type="invoices" id={id} />
    </Card>
  );
}

import { History } from '../../../shared/record-screens/pages/history.tsx';
import { texts } from '../../../shared/record-screens/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { OrderOverview } from '../queries.ts';

/** The audit trail of an order, at the end of its page. */
export default function OrderHistory({ order }: { order: OrderOverview['order'] }) {
  return (
    <Card title={texts.history} flush>
      <History type="orders" id={order.id} />
    </Card>
  );
}

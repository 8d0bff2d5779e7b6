import { receipts, type ReceiptStatus } from '@driftig/contracts/records/types/receipts';
import type { RecordAnswer } from '@driftig/contracts/records/record-type';

import { useUser } from '../../api/session/session.ts';
import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { RecordStatusChip } from '../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../ui/display/amount.tsx';
import { DateText } from '../../ui/display/date-text.tsx';
import classes from './receipts.module.css';

const { fields, statuses } = receipts;

/** The data of a receipt, to compare with its file. */
export function ReceiptFacts({ receipt }: { receipt: RecordAnswer }) {
  const { currency } = useUser().company;
  const status = statuses[textOf(receipt, 'status') as ReceiptStatus];
  const facts = [
    [fields.status, <RecordStatusChip key="status" status={status} />],
    [fields.price, <Amount key="price" ore={numberOf(receipt, 'price')} currency={currency} />],
    [fields.date, <DateText key="date" value={textOf(receipt, 'date')} />],
    [fields.businessName, textOf(receipt, 'businessName')],
    [fields.description, textOf(receipt, 'description')],
    [fields.name, textOf(receipt, 'name')],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([{ label }, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

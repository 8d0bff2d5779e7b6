import { enquiries, enquiryStatuses } from '@driftig/contracts/records/types/enquiries';
import type { RecordAnswer, RecordField } from '@driftig/contracts/records/record-type';
import { formatDate, formatQuantity } from '@driftig/domain/format';
import type { ReactNode } from 'react';

import { numberOf, textOf } from '@driftig/domain/lists/row-values';
import { mailFact, phoneFact } from '../../shared/record-screens/pages/fact-list.tsx';
import type { Statuses } from '../../shared/record-screens/list/record-statuses.ts';
import { RecordStatusChip } from '../../shared/record-screens/list/status-column.tsx';
import classes from './orders.module.css';
import { texts } from './texts.ts';

const statuses: Statuses = enquiryStatuses;
/** All fields except references, whose ids mean nothing to the user. */
const shownFields: readonly (readonly [string, RecordField])[] = Object.entries(
  enquiries.fields,
).filter(([, { kind }]) => kind !== 'reference');

interface EnquiryFactsProps {
  enquiry: RecordAnswer;
  /** Leaves out the status where it is shown beside them. */
  withoutStatus?: boolean;
}

/** The fields of an enquiry with their labels; empty fields are left out. */
export function EnquiryFacts({ enquiry, withoutStatus = false }: EnquiryFactsProps) {
  const facts = shownFields
    .filter(([, { kind }]) => !(withoutStatus && kind === 'status'))
    .map(([name, field]) => ({ label: field.label, value: displayValue(enquiry, name, field) }))
    .filter(({ value }) => value !== '');
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The value to show, or '' when it is empty. For a count and a yes/no, 0 is empty. */
function displayValue(enquiry: RecordAnswer, name: string, { kind }: RecordField): ReactNode {
  const count = numberOf(enquiry, name);
  switch (kind) {
    case 'status':
      return <RecordStatusChip status={statuses[textOf(enquiry, name)]} />;
    case 'date':
      return formatDate(textOf(enquiry, name));
    case 'count':
      return count === 0 ? '' : formatQuantity(count);
    case 'phone':
      return phoneFact(textOf(enquiry, name));
    case 'email':
      return mailFact(textOf(enquiry, name));
    case 'yesNo':
      return count === 0 ? '' : texts.yes;
    default:
      return textOf(enquiry, name);
  }
}

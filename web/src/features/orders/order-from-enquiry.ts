import { enquiries } from '@driftig/contracts/records/types/enquiries';
import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';

import { addDays } from '@driftig/domain/dates';

import { textOf } from '@driftig/domain/lists/row-values';
import type { RecordForm } from '../../shared/record-screens/form/record-form.ts';

const copiedFields = [
  'participants',
  'phone',
  'email',
  'from',
  'to',
  'decoration',
  'drinks',
] as const;

/** The initial values of an order created from an enquiry; all details go into its description. */
export function orderFromEnquiry(enquiry: RecordAnswer): Partial<RecordForm> {
  const { fields }: RecordType = enquiries;
  const text = (name: string) => textOf(enquiry, name);
  const lines = copiedFields.flatMap((name) => {
    const value = text(name);
    return value === '' || value === '0' ? [] : [`${fields[name]?.label ?? name}: ${value}`];
  });
  if (enquiry['includingBottle'] === 1) lines.push('Med flaske');
  const message = text('message');
  return {
    title: [text('event'), text('name')].filter((part) => part !== '').join(', '),
    startDate: text('date'),
    endDate: endOf(text),
    startTime: text('fromTime'),
    endTime: text('toTime'),
    description: [...(message === '' ? [] : [message]), ...lines].join('\n'),
  };
}

/** An event that ends no later than it starts, 20:00 to 02:00, ends on the day after. */
function endOf(text: (name: string) => string): string {
  const [date, from, to] = [text('date'), text('fromTime'), text('toTime')];
  return date !== '' && from !== '' && to !== '' && to <= from ? addDays(date, 1) : date;
}

/** The id of the customer with the e-mail of an enquiry; null where there is none. */
export function customerOfEnquiry(
  enquiry: RecordAnswer,
  customers: readonly RecordAnswer[],
): string | null {
  const email = textOf(enquiry, 'email').toLowerCase();
  if (email === '') return null;
  return customers.find((one) => textOf(one, 'email').toLowerCase() === email)?.id ?? null;
}

/** Values of a new customer from an enquiry's sender. */
export function newCustomerOf(enquiry: RecordAnswer): Partial<RecordForm> {
  const text = (name: string) => textOf(enquiry, name);
  return { fullName: text('name'), phone: text('phone'), email: text('email') };
}

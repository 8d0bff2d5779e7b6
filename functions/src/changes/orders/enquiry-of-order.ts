import type { CompanyData } from '@driftig/data/store';
import type { Write } from '@driftig/data/core/write';
import { assertMayBecomeOrder } from '@driftig/domain/orders/enquiry';
import type { Order } from '@driftig/domain/orders/order';
import type { StoredRecord } from '@driftig/domain/records/record';

/** The enquiry that an order is made of. Throws bad_input for none, conflict where it has one. */
export async function enquiryToAnswer(
  store: CompanyData,
  id: string,
): Promise<StoredRecord | undefined> {
  if (id === '') return undefined;
  const enquiry = await store.records.find('enquiries', id);
  assertMayBecomeOrder(enquiry?.values);
  return enquiry;
}

/** The enquiry becomes the order, in the transaction that places it. */
export function orderedEnquiryWrites(
  store: CompanyData,
  enquiry: StoredRecord,
  { id }: Order,
  now: string,
): Write[] {
  const values = { ...enquiry.values, status: 'ordered', orderId: id };
  return store.records.replace('enquiries', enquiry, values, now);
}

/** When an order is deleted, its enquiry is answered again and may become another order. */
export async function freedEnquiryWrites(
  store: CompanyData,
  { id, enquiryId = '' }: Order,
  now: string,
): Promise<Write[]> {
  const enquiry = enquiryId === '' ? undefined : await store.records.find('enquiries', enquiryId);
  if (enquiry?.values['orderId'] !== id) return [];
  const { orderId: _, ...values } = enquiry.values;
  return store.records.replace('enquiries', enquiry, { ...values, status: 'answered' }, now);
}

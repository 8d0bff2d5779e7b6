import { companyStore } from '@driftig/data/store';
import type { Settings } from '@driftig/domain/company/settings';
import { bookingSender } from '@driftig/domain/orders/booking';
import type { FilledValues } from '@driftig/domain/records/record';
import { ulid } from 'ulid';

import { services } from '../pipeline/services.ts';

interface EnquiryToMail {
  readonly values: FilledValues;
  readonly settings: Settings;
}

/**
 * The enquiry of an event and its company's settings. Undefined where no mail is to be sent: the
 * enquiry was deleted meanwhile, the company was suspended, or it has not confirmed its own e-mail
 * yet (product O20).
 */
export async function enquiryToMail(
  { companyId, at }: { readonly companyId: string; readonly at: string },
  enquiryId: string,
): Promise<EnquiryToMail | undefined> {
  const scope = { companyId, userId: bookingSender };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const [enquiry, company] = await Promise.all([
    store.records.find('enquiries', enquiryId),
    store.company.get(),
  ]);
  const { suspended, unconfirmedEmail = '', settings } = company;
  if (enquiry === undefined || suspended || unconfirmedEmail !== '') return undefined;
  return { values: enquiry.values, settings };
}

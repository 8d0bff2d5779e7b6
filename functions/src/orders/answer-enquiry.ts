import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { addressesIn } from '@driftig/contracts/wire/address-list';
import { statusOnceAnswered } from '@driftig/domain/orders/enquiry';

import type { Handler } from '../pipeline/handler.ts';
import { enquiryAnswered } from './texts.ts';

/**
 * Answers an enquiry by e-mail (product O27); the mail itself is sent by the consumer of the event. Of two
 * colleagues who answer at once one is refused (409). It has the limits of mails with an invoice, because
 * it carries words that a stranger wrote.
 */
export const answerEnquiry: Handler<typeof orderRoutes.answerEnquiry> = async ({
  input,
  store,
  actor,
  now: at,
}) => {
  const { id, subject, text, wantsCopy = false } = input.body;
  const to = addressesIn(input.body.to);
  const [enquiry, company, sender] = await Promise.all([
    store.records.get('enquiries', id),
    store.company.getCached(),
    store.users.get(actor.userId),
  ]);
  await store.company.assertMayMailCustomers(company, at, to.length);
  const values = { ...enquiry.values, status: statusOnceAnswered(enquiry.values) };
  const answer = { message: enquiryAnswered(to.join(', ')) };
  const copyTo = wantsCopy ? sender.email : '';
  await store.commit({
    writes: store.records.replace('enquiries', enquiry, values, at),
    audit: {
      action: 'orders.enquiryAnswered',
      subject: `enquiries ${id}`,
      changes: { to: to.join(', '), subject },
    },
    outbox: [
      {
        name: 'enquiryAnswered',
        payload: { enquiryId: id, to: to.join(','), subject, text, copyTo },
      },
    ],
    answer,
  });
  return answer;
};

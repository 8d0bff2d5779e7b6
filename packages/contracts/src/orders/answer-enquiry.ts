import { routesOf } from '../core/route.ts';
import { recordChanges } from '../records/record-changes.ts';
import { mailReceivers, mailSubject, mailText } from '../wire/mail-fields.ts';
import { flag, id, message, request } from '../wire/wire.ts';

/** Apart from the routes of the list, which does not load it (product O27). */
export const answerEnquiryRoutes = routesOf('orders', {
  answerEnquiry: {
    method: 'POST',
    path: '/upd/answerEnquiry',
    access: 'manager',
    summary: 'Svarer på en forespørgsel med en mail fra virksomheden',
    changes: recordChanges.enquiries,
    body: request(
      { id, to: mailReceivers, subject: mailSubject, text: mailText, copy: flag.optional() },
      { copy: 'wantsCopy' },
    ),
    response: message,
    errors: ['not_found', 'conflict', 'key_reused', 'email_unconfirmed', 'too_many'],
    idempotent: true,
  },
});

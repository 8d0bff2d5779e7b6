import { createHash } from 'node:crypto';

import type { BookingForm } from '@driftig/contracts/orders/booking';
import type { orderRoutes } from '@driftig/contracts/orders/routes';
import { enquiries } from '@driftig/contracts/records/types/enquiries';
import { AlreadyAnswered, secondsOf } from '@driftig/data/core/commit';
import { mailboxOf } from '@driftig/domain/auth/registration';
import { assertBookable, bookingSender } from '@driftig/domain/orders/booking';
import { newRecord } from '@driftig/domain/records/record';

import type { Context, Handler } from '../pipeline/handler.ts';
import { openBookingForm, type OpenBookingForm } from './open-booking-form.ts';
import { bookingReceived } from './texts.ts';

type Send = typeof orderRoutes.sendBooking;

/**
 * Limits in 15 minutes. Each form sends a mail to an address that a stranger wrote, so that address
 * is counted as well, and no mailbox can be flooded.
 */
const limits = { ofAnAddress: 10, ofAnEmail: 3, ofACompany: 100 };

/**
 * An enquiry from the public form (product O20). `honeypot` is hidden from people: when it is filled
 * in, the answer is the same but nothing is kept.
 */
export const sendBooking: Handler<Send> = async (context) => {
  const { services, address, input, today } = context;
  const { website = '', sendid: key, consent: _consent, ...values } = input.body;
  await count(context, `booking:${address}`, limits.ofAnAddress);
  const record = newRecord(enquiries, values);
  const idempotency = key === undefined ? undefined : { key, request: requestOf(input) };
  const open = await openBookingForm(services.table, input.params.slug, {
    now: context.now,
    newId: context.newId,
    idempotency,
  });
  assertBookable(record, today);
  const answer = { message: bookingReceived };
  if (website !== '') return answer;
  const first =
    idempotency &&
    (await open.store.answers.find({ userId: bookingSender, now: context.now, ...idempotency }));
  if (first !== undefined) return answer;
  await count(context, `booking-from:${mailboxOf(values.email)}`, limits.ofAnEmail);
  await count(context, `booking-at:${open.company.companyId}`, limits.ofACompany);
  await receive(context, open, { ...record, consentAt: context.now }).catch(unlessReceived);
  return answer;
};

function count(
  { services, now }: Pick<Context<Send>, 'services' | 'now'>,
  subject: string,
  max: number,
): Promise<void> {
  return services.attempts.countAttempt(subject, secondsOf(now), max);
}

/**
 * Hash input under which the first answer is stored: the same key with another content is refused.
 */
function requestOf({ params, body }: { params: { slug: string }; body: BookingForm }): string {
  const content = JSON.stringify([params.slug.toLowerCase(), body]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

async function receive(
  { now, newId }: Pick<Context<Send>, 'now' | 'newId'>,
  { store }: OpenBookingForm,
  values: ReturnType<typeof newRecord>,
): Promise<void> {
  const enquiryId = newId();
  await store.commit({
    writes: store.records.insert('enquiries', [{ id: enquiryId, values, at: now }]),
    audit: { action: 'orders.enquiryReceived', subject: `enquiries ${enquiryId}` },
    outbox: [
      { name: 'enquiryReceived', payload: { enquiryId } },
      { name: 'enquiryAcknowledged', payload: { enquiryId } },
    ],
    answer: bookingReceived,
  });
}

/** The second of two concurrent equal forms gets the answer of the first. */
function unlessReceived(error: unknown): void {
  if (!(error instanceof AlreadyAnswered)) throw error;
}

import { actFor } from '@driftig/data/acting';
import * as z from 'zod';

import { mailTags, type MailSubject } from '../mail/send-mail.ts';
import { consumeBatch } from './consume-batch.ts';

/** A bounce or complaint that SES reports, without the address, which is personal data. */
interface MailProblem {
  readonly messageId: string;
  /** `permanent`: hard bounce. `passing`: soft bounce. `complaint`: reported as spam. */
  readonly kind: 'permanent' | 'passing' | 'complaint';
  /** ISO UTC. */
  readonly at: string;
  /** The record the mail was about; undefined when the sender named none. */
  readonly about: MailSubject | undefined;
}

const tag = z.array(z.string()).optional();
const mail = z.object({
  messageId: z.string(),
  tags: z.object({ [mailTags.companyId]: tag, [mailTags.kind]: tag, [mailTags.id]: tag }),
});

/** The SES event that EventBridge passes on; other events do not match. */
const mailEvent = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({ bounceType: z.string(), timestamp: z.iso.datetime() }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({ timestamp: z.iso.datetime() }),
    }),
  ]),
});

type MailEvent = z.output<typeof mailEvent>['detail'];

/** Makes the Lambda entry of a consumer of bounces and complaints. */
export function consumeMailProblems(handle: (problem: MailProblem) => Promise<void>) {
  return consumeBatch((body) => {
    const { data } = mailEvent.safeParse(JSON.parse(body));
    if (data === undefined) return undefined;
    const problem = problemOf(data.detail);
    const companyId = problem.about?.companyId;
    const act = () =>
      companyId === undefined ? handle(problem) : actFor(companyId, () => handle(problem));
    return { name: 'mailProblem', id: problem.messageId, handle: act };
  });
}

function problemOf(event: MailEvent): MailProblem {
  const { messageId, tags } = event.mail;
  const about = subjectOf(tags);
  if (event.eventType === 'Complaint') {
    return { messageId, kind: 'complaint', at: event.complaint.timestamp, about };
  }
  const kind = event.bounce.bounceType === 'Permanent' ? 'permanent' : 'passing';
  return { messageId, kind, at: event.bounce.timestamp, about };
}

function subjectOf(tags: MailEvent['mail']['tags']): MailSubject | undefined {
  const [companyId] = tags[mailTags.companyId] ?? [];
  const [kind] = tags[mailTags.kind] ?? [];
  const [id] = tags[mailTags.id] ?? [];
  if (companyId === undefined || kind === undefined || id === undefined) return undefined;
  return { companyId, kind, id };
}

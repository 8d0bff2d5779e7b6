import { actFor } from '@driftig/data/credentials/acting';
import * as z from 'zod';

import { mailTags, type MailSubject } from '../mail/send-mail.ts';
import { consumeBatch } from './consume-batch.ts';

/** A bounce or complaint that SES reports. */
interface MailProblem {
  readonly messageId: string;
  /** `permanent`: hard bounce. `passing`: soft bounce. `complaint`: reported as spam. */
  readonly kind: 'permanent' | 'passing' | 'complaint';
  /** ISO UTC. */
  readonly at: string;
  /** The receivers it came back from. Personal data: not for logs. */
  readonly from: readonly string[];
  /** The record the mail was about; undefined when the sender named none. */
  readonly about: MailSubject | undefined;
}

const tag = z.array(z.string()).optional();
const recipients = z.array(z.object({ emailAddress: z.string() })).default([]);
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
      bounce: z.object({
        bounceType: z.string(),
        timestamp: z.iso.datetime(),
        bouncedRecipients: recipients,
      }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({ timestamp: z.iso.datetime(), complainedRecipients: recipients }),
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
    const { timestamp, complainedRecipients } = event.complaint;
    const from = complainedRecipients.map(addressOf);
    return { messageId, kind: 'complaint', at: timestamp, from, about };
  }
  const { bounceType, timestamp, bouncedRecipients } = event.bounce;
  const kind = bounceType === 'Permanent' ? 'permanent' : 'passing';
  return { messageId, kind, at: timestamp, from: bouncedRecipients.map(addressOf), about };
}

/** SES may write a receiver as 'Lone <lone@havn.dk>'. */
function addressOf({ emailAddress }: { readonly emailAddress: string }): string {
  return /<([^<>]+)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress;
}

function subjectOf(tags: MailEvent['mail']['tags']): MailSubject | undefined {
  const [companyId] = tags[mailTags.companyId] ?? [];
  const [kind] = tags[mailTags.kind] ?? [];
  const [id] = tags[mailTags.id] ?? [];
  if (companyId === undefined || kind === undefined || id === undefined) return undefined;
  return { companyId, kind, id };
}

import type { StoredMail } from './mail-store.ts';

/** The addresses of SES's own mailbox simulator, which a local mail comes back from as on AWS. */
const simulator = /^(bounce|softbounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i;

/** The event that SES reports when a mail to its simulator comes back; undefined for other mails. */
export function problemEventOf(mail: StoredMail): object | undefined {
  const recipients = Object.values(mail.destination).flat();
  const match = recipients
    .map((address) => simulator.exec(address))
    .find((found) => found !== null);
  const kind = match?.[1]?.toLowerCase();
  if (kind === undefined) return undefined;
  const tags = Object.entries(mail.tags).map(([name, value]) => [name, [value]]);
  return {
    source: 'aws.ses',
    detail: {
      ...(kind === 'complaint' ? complaint(mail.at) : bounce(kind, mail.at)),
      mail: { messageId: mail.messageId, tags: Object.fromEntries(tags) },
    },
  };
}

const complaint = (timestamp: string) => ({ eventType: 'Complaint', complaint: { timestamp } });

const bounce = (kind: string, timestamp: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType: kind === 'bounce' ? 'Permanent' : 'Transient', timestamp },
});

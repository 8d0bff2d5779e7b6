import type { StoredMail } from './mail-store.ts';

/** The addresses of SES's own mailbox simulator, which a local mail comes back from as on AWS. */
const simulator = /^(bounce|softbounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i;

/** The events that SES reports when a mail to its simulator comes back, one for each receiver. */
export function problemEventsOf(mail: StoredMail): object[] {
  return Object.values(mail.destination)
    .flat()
    .flatMap((address) => {
      const kind = simulator.exec(address)?.[1]?.toLowerCase();
      return kind === undefined ? [] : [problemEvent(mail, address, kind)];
    });
}

function problemEvent(mail: StoredMail, address: string, kind: string): object {
  const tags = Object.entries(mail.tags).map(([name, value]) => [name, [value]]);
  const recipients = [{ emailAddress: address }];
  return {
    source: 'aws.ses',
    detail: {
      ...(kind === 'complaint'
        ? complaint(recipients, mail.at)
        : bounce(recipients, kind, mail.at)),
      mail: { messageId: mail.messageId, tags: Object.fromEntries(tags) },
    },
  };
}

const complaint = (complainedRecipients: object[], timestamp: string) => ({
  eventType: 'Complaint',
  complaint: { timestamp, complainedRecipients },
});

const bounce = (bouncedRecipients: object[], kind: string, timestamp: string) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType: kind === 'bounce' ? 'Permanent' : 'Transient',
    timestamp,
    bouncedRecipients,
  },
});

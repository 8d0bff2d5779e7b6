import { formerColleague } from '../employees/name-of.ts';
import { bookingSender, bookingSenderName } from '../orders/booking.ts';

/** Actor id in the audit trail for mails that came back; users have their user id. */
export const mailSystem = 'mail';

/** Actor id in the audit trail for results of malware scans. */
export const scanSystem = 'scan';

/** Actor id of receipts that came by mail. */
export const receiptMailSystem = 'receipt-mail';
/** Actor id of what the ledger posts by itself. */
export const ledgerSystem = 'ledger';

/** Actor id of what happens by the clock. */
export const clockSystem = 'clock';

const otherNames: Readonly<Record<string, string>> = {
  [bookingSender]: bookingSenderName,
  [clockSystem]: 'Driftig',
  [ledgerSystem]: 'Driftig',
  [mailSystem]: 'Mailsystemet',
  [receiptMailSystem]: 'Driftig',
  [scanSystem]: 'Filscanningen',
};

/** Name of an actor: a person's, or the system's. */
export function actorName(by: string, people: ReadonlyMap<string, string>): string {
  return people.get(by) ?? otherNames[by] ?? formerColleague;
}

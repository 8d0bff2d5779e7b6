import { formerColleague } from '../employees/name-of.ts';
import { bookingSender, bookingSenderName } from '../orders/booking.ts';

/** Actor id in the audit trail for mails that came back; users have their user id. */
export const mailSystem = 'mail';

/** Actor id in the audit trail for results of malware scans. */
export const scanSystem = 'scan';

const otherNames: Readonly<Record<string, string>> = {
  [bookingSender]: bookingSenderName,
  [mailSystem]: 'Mailsystemet',
  [scanSystem]: 'Filscanningen',
};

/** The name of who did something: a person's, or who it was where no person did it. */
export function actorName(by: string, people: ReadonlyMap<string, string>): string {
  return people.get(by) ?? otherNames[by] ?? formerColleague;
}

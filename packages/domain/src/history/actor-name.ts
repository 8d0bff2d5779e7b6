import { formerColleague } from '../employees/name-of.ts';
import { bookingSender, bookingSenderName } from '../orders/booking.ts';

/** Who says that a mail came back, where the audit trail otherwise has a user's id. */
export const mailSystem = 'mail';

/** Who says what a scan for malware found. */
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

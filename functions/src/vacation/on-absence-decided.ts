import { companyStore } from '@driftig/data/store';
import { yearsOfAbsences } from '@driftig/data/vacation.repository';
import { danishDate } from '@driftig/domain/dates';
import { absencesOf } from '@driftig/domain/vacation/absence';
import { ulid } from 'ulid';

import { personOf } from '../changes/vacation/change-absence.ts';
import { consume } from '../events/consume.ts';
import { mailEnvironment, sendMail } from '../mail/send-mail.ts';
import { services } from '../pipeline/services.ts';
import { decisionMail } from './decision-mail.ts';

/**
 * Tells a person what became of their application. Nothing is sent where it was changed again since:
 * the later decision has a mail of its own. A repeated event mails it again.
 */
export const handler = consume('absenceDecided', async ({ companyId, at, payload }) => {
  const scope = { companyId, userId: 'mail' };
  const store = companyStore(services().table, scope, { now: at, newId: ulid });
  const employeeId = personOf(payload.absenceId);
  const [person, company, years] = await Promise.all([
    store.users.find(employeeId),
    store.company.get(),
    store.vacation.listOfPerson(employeeId, yearsOfAbsences(danishDate(at))),
  ]);
  const absence = absencesOf(years).find(({ absenceId }) => absenceId === payload.absenceId);
  if (person === undefined || person.status !== 'active') return;
  if (absence === undefined || absence.version !== payload.version) return;
  await sendMail(
    decisionMail(absence, {
      person,
      settings: company.settings,
      siteUrl: mailEnvironment().SITE_URL,
    }),
  );
});

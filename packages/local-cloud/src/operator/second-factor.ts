import { accountRepository } from '@driftig/data/auth/auth.repository';
import type { Table } from '@driftig/data/core/client';
import { secondFactorRepository } from '@driftig/data/auth/second-factor.repository';
import { normalizeEmail } from '@driftig/domain/auth/registration';
import type { User } from '@driftig/domain/auth/user';
import { sessionsEndedEvent } from '@driftig/domain/events';

import { StartError } from '../start-error.ts';
import { actedEvent, storeOf, type OperatorTools } from './tools.ts';

const roles = { employee: 'medarbejder', administrator: 'administrator', owner: 'ejer' } as const;
const usualCase = /^[\w-]{1,40}$/;

/**
 * The way back for a user without app and recovery codes. Without a case it changes nothing and
 * says what to do first: docs/security/second-factor.md has the questions. The pool comes first: in
 * the other order a failure in between would lock the person out.
 */
export async function removeSecondFactor(
  { table, pool }: OperatorTools,
  typed: string,
  caseName: string | undefined,
  now: string,
): Promise<string[]> {
  const person = await findPerson(table, typed);
  const { companyId, userId, email } = person;
  const store = storeOf(table, person, now);
  const { companyName } = (await store.company.get()).settings;
  if (caseName === undefined) return whatToDoFirst(person, companyName);
  if (!usualCase.test(caseName))
    throw new StartError('En sag er et nummer: bogstaver, tal og bindestreg, højst 40 tegn.');
  await pool.setCodeRequired(`${companyId}.${userId}`, false);
  await store.commit({
    writes: [secondFactorRepository(table).switchOffAndEndSessions(person)],
    audit: {
      action: 'auth.secondFactorRemoved',
      subject: `user ${userId}`,
      changes: { case: caseName },
    },
    outbox: [
      { name: 'secondFactorChanged', payload: { userId, change: 'removed' } },
      sessionsEndedEvent(userId),
      actedEvent('second-factor', userId),
    ],
  });
  return [
    `Totrinslogin er fjernet for ${email} i ${companyName}, som nu er logget ud alle steder.`,
  ];
}

function whatToDoFirst({ email, role, secondFactor }: User, companyName: string): string[] {
  return [
    `${email} er ${roles[role]} i ${companyName}. Totrinslogin er slået ${secondFactor ? 'til' : 'fra'}.`,
    'Der er ikke ændret noget.',
    'Stil først spørgsmålene i docs/security/second-factor.md, og skriv svarene i en sag. Kør så:',
    `npm run operator -- second-factor ${email} <sag>`,
  ];
}

async function findPerson(table: Table, typed: string): Promise<User> {
  const accounts = accountRepository(table);
  const login = await accounts.findByEmail(normalizeEmail(typed));
  const user = login && (await accounts.findUser(login.companyId, login.userId));
  if (user === undefined) throw new StartError(`Ingen bruger har e-mailen '${typed}'.`);
  return user;
}

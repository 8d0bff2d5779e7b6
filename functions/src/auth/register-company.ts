import type { authRoutes } from '@driftig/contracts/auth/routes';
import { publishEvent } from '@driftig/data/log/publish-event';
import { secondsOf } from '@driftig/data/core/commit';
import { isHeld } from '@driftig/domain/auth/invitation';
import { mailboxOf, newCompany, normalizeEmail } from '@driftig/domain/auth/registration';
import { AppError, badInput } from '@driftig/domain/errors';

import { assertGoodPassword } from '../identity/common-passwords.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { invitationAsked, registered } from './texts.ts';

type Register = typeof authRoutes.registerCompany;

/** Per 15 minutes. 30 from one address let a classroom register, but not a flood of mails. */
const limits = { ofAnAddress: 30, ofAnEmail: 5 };

const shortId = (id: string) => id.slice(-12).toLowerCase();

/**
 * Registers a company and its owner. For an e-mail in use the answer and the work are the same, and
 * its owner gets a mail, so that the call does not reveal who is a user. Without a company name
 * nothing is created: an invited person gets the link of the invitation by mail once more (product
 * A1), and the answer is the same for all. Only the event's consumer looks the e-mail up.
 */
export const registerCompany: Handler<Register> = async (context) => {
  const { services, address, input, now } = context;
  const { companyName, password } = input.body;
  const email = normalizeEmail(input.body.email);
  await services.attempts.countAttempt(
    `registration:${address}`,
    secondsOf(now),
    limits.ofAnAddress,
  );
  await services.attempts.countAttempt(
    `registration-of:${mailboxOf(email)}`,
    secondsOf(now),
    limits.ofAnEmail,
  );
  if (companyName === undefined) {
    const event = { name: 'invitationRequested', payload: { email } } as const;
    await publishEvent(services.table, context, event);
    return { message: invitationAsked };
  }
  if (password === undefined) throw badInput({ password: 'Mindst 8 tegn' });
  await assertGoodPassword('password', password, { email, companyName });
  await createCompany(context, { email, companyName, password });
  return { message: registered };
};

/** Creates the credentials first, also for an e-mail in use, so that both take as long. */
async function createCompany(
  context: Context<Register>,
  about: { readonly email: string; readonly companyName: string; readonly password: string },
): Promise<void> {
  const { services, newId } = context;
  const login = await services.accounts.findByEmail(about.email);
  const isTaken = login !== undefined && isHeld(login, context.now);
  const [companyId, userId] = [shortId(newId()), shortId(newId())];
  const username = `${companyId}.${userId}`;
  await services.identity.create(username, about.password);
  const wasFree = !isTaken && (await commitCompany(context, { ...about, companyId, userId }));
  if (wasFree) return;
  const event = {
    name: 'registrationRepeated',
    payload: { email: about.email, username },
  } as const;
  await publishEvent(services.table, context, event);
}

/**
 * False when another request took the e-mail meanwhile. After any other error the credentials are
 * removed again, unless the commit went through and only its answer was lost.
 */
async function commitCompany(
  context: Context<Register>,
  about: Pick<Parameters<typeof newCompany>[0], 'companyId' | 'userId' | 'email' | 'companyName'>,
): Promise<boolean> {
  const { services, input, now } = context;
  const { companyId, userId, email, companyName } = about;
  const { company, owner } = newCompany({ ...about, plan: input.body.plan ?? 'starter', now });
  const { plan } = company;
  return context
    .storeFor(companyId, userId)
    .commit({
      writes: services.accounts.register({ ...company, unconfirmedEmail: email }, owner),
      audit: { action: 'auth.registered', subject: `company ${companyId}`, changes: { plan } },
      outbox: [{ name: 'companyRegistered', payload: { email, companyName, plan } }],
    })
    .then(
      () => true,
      async (error: unknown) => {
        if (error instanceof AppError && error.code === 'email_taken') return false;
        const account = await services.accounts.findByEmail(email);
        if (account?.userId === userId) return true;
        await services.identity.remove(`${companyId}.${userId}`);
        throw error;
      },
    );
}

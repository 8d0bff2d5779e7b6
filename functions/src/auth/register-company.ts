import type { authRoutes } from '@driftig/contracts/auth/routes';
import { publishEvent } from '@driftig/data/publish-event';
import { secondsOf } from '@driftig/data/commit';
import { newCompany, normalizeEmail } from '@driftig/domain/auth/registration';
import { AppError } from '@driftig/domain/errors';

import type { Context, Handler } from '../pipeline/handler.ts';
import { joinInvitingCompany } from './join-inviting-company.ts';
import { joined, registered } from './texts.ts';

type Register = typeof authRoutes.registerCompany;

/** In 15 minutes. Of an address: room for a classroom, none for a flood of greetings by mail. */
const limits = { ofAnAddress: 30, ofAnEmail: 5 };

const shortId = (id: string) => id.slice(-12).toLowerCase();

/**
 * A company and its owner. With an e-mail that is in use it answers the same after the same work,
 * and whose e-mail it is hears of it by mail: nobody learns here who is a user.
 */
export const registerCompany: Handler<Register> = async (context) => {
  const { services, address, input, now } = context;
  const { companyName } = input.body;
  const email = normalizeEmail(input.body.email);
  await services.attempts.countAttempt(
    `registration:${address}`,
    secondsOf(now),
    limits.ofAnAddress,
  );
  await services.attempts.countAttempt(
    `registration-of:${email}`,
    secondsOf(now),
    limits.ofAnEmail,
  );
  if (companyName !== undefined) {
    await createCompany(context, { email, companyName });
    return { message: registered };
  }
  await joinInvitingCompany(context, email);
  return { message: joined };
};

/** The credentials come first, whether they will be used or not. */
async function createCompany(
  context: Context<Register>,
  about: { readonly email: string; readonly companyName: string },
): Promise<void> {
  const { services, input, newId } = context;
  const isTaken = (await services.accounts.findByEmail(about.email)) !== undefined;
  const [companyId, userId] = [shortId(newId()), shortId(newId())];
  const username = `${companyId}.${userId}`;
  await services.identity.create(username, input.body.password);
  const wasFree = !isTaken && (await commitCompany(context, { ...about, companyId, userId }));
  if (wasFree) return;
  const event = {
    name: 'registrationRepeated',
    payload: { email: about.email, username },
  } as const;
  await publishEvent(services.table, context, event);
}

/**
 * False when somebody else took the e-mail meanwhile. When it fails the credentials are taken back,
 * so that an e-mail is never half in use; where only the answer was lost, they stay.
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
      writes: services.accounts.register(company, owner),
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

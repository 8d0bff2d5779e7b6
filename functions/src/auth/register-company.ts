import type { authRoutes } from '@driftig/contracts/auth';
import { emailTaken } from '@driftig/data/auth.repository';
import { secondsOf } from '@driftig/data/commit';
import { normalEmail, foundCompany } from '@driftig/domain/auth/registration';
import { badInput } from '@driftig/domain/errors';

import type { Handler } from '../http/handler.ts';
import { registered } from './texts.ts';

/** Of one address in 15 minutes: room for a classroom, none for a flood of greetings by mail. */
const mostRegistrations = 30;

const shortId = (id: string) => id.slice(-12).toLowerCase();

/**
 * A company and its owner. The credentials come first; where the change is then refused, they are
 * taken back, so that an e-mail is never half in use. Where only the answer was lost, they stay.
 */
export const registerCompany: Handler<typeof authRoutes.registerCompany> = async (context) => {
  const { house, input, newId, now } = context;
  const { companyName, password, plan } = input.body;
  if (companyName === undefined) throw badInput({ companyName: 'Virksomhedsnavn er påkrævet' });
  const email = normalEmail(input.body.email);
  await house.attempts.claim(`registration:${context.address}`, secondsOf(now), mostRegistrations);
  if ((await house.accounts.findByEmail(email)) !== undefined) throw emailTaken();
  const [companyId, userId] = [shortId(newId()), shortId(newId())];
  const { company, owner } = foundCompany({
    companyId,
    userId,
    companyName,
    email,
    plan: plan ?? 'starter',
    now,
  });
  await house.identity.create(`${companyId}.${userId}`, password);
  await context
    .storeFor(companyId, userId)
    .commit({
      writes: house.accounts.register(company, owner),
      audit: {
        action: 'auth.registered',
        subject: `company ${companyId}`,
        changes: { plan: company.plan },
      },
      outbox: [{ name: 'companyRegistered', payload: { email, companyName, plan: company.plan } }],
    })
    .catch(async (error: unknown) => {
      const account = await house.accounts.findByEmail(email);
      if (account?.userId === userId) return;
      await house.identity.remove(`${companyId}.${userId}`);
      throw error;
    });
  return { message: registered };
};

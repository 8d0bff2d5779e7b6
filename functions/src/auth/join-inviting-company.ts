import type { authRoutes } from '@driftig/contracts/auth/routes';
import { activateUser, isInvited } from '@driftig/domain/auth/invitation';
import type { User } from '@driftig/domain/auth/user';
import { AppError, badInput } from '@driftig/domain/errors';

import type { Context } from '../pipeline/handler.ts';
import { unknownUser } from './unknown-user.ts';
import { companyPaused } from './texts.ts';

type Register = Context<typeof authRoutes.registerCompany>;

/**
 * Registering without a company name joins the company that invited the e-mail (product A1), only
 * as an employee: other roles need the mailed link, which proves who owns the address. The company
 * is told by mail.
 */
export async function joinInvitingCompany(context: Register, email: string): Promise<void> {
  const { services, input, now } = context;
  const user = await findInvited(context, email);
  if (user === undefined) throw badInput({ companyName: 'Virksomhedsnavn er påkrævet' });
  const { companyId, userId } = user;
  const store = context.storeFor(companyId, userId);
  const { plan, suspended } = await store.company.get();
  if (suspended) throw new AppError('suspended', { message: companyPaused });
  await store.commit({
    writes: store.employees.change(user, activateUser(user, {}, now), plan),
    audit: { action: 'auth.joined', subject: `user ${userId}` },
    outbox: [{ name: 'employeeJoined', payload: { userId } }],
  });
  await services.identity.setPassword(`${companyId}.${userId}`, input.body.password);
}

async function findInvited({ services, now }: Register, email: string): Promise<User | undefined> {
  const { companyId, userId } = (await services.accounts.findByEmail(email)) ?? unknownUser;
  const user = await services.accounts.findUser(companyId, userId);
  return user?.role === 'employee' && isInvited(user, now) ? user : undefined;
}

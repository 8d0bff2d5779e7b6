import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { findValidToken } from './mailed-token.ts';
import { emailConfirmed } from './texts.ts';

/** Works without a session: the mail may be opened on another device. */
export const confirmEmail: Handler<typeof authRoutes.confirmEmail> = async (context) => {
  const { services, input } = context;
  const found = await findValidToken(context, 'confirmation', input.body.token);
  if (found === undefined) throw new AppError('token_invalid');
  const { token, user } = found;
  const store = context.storeFor(user.companyId, user.userId);
  await store.commit({
    writes: [services.mailedTokens.use(token), store.company.confirmEmail()],
    audit: { action: 'auth.emailConfirmed', subject: `user ${user.userId}` },
  });
  return { message: emailConfirmed };
};

import type { authRoutes } from '@driftig/contracts/auth/routes';
import { AppError } from '@driftig/domain/errors';

import type { Handler } from '../pipeline/handler.ts';
import { findValidToken } from './mailed-token.ts';

export const getInvitation: Handler<typeof authRoutes.getInvitation> = async (context) => {
  const found = await findValidToken(context, 'invitation', context.input.params.token);
  if (found === undefined) throw new AppError('not_found');
  const { name, email, companyId, userId } = found.user;
  const { settings } = await context.storeFor(companyId, userId).company.get();
  return { fullName: name, email, companyName: settings.companyName };
};

import { AppError } from '@driftig/domain/errors';

import type { PublicContext } from '../pipeline/handler.ts';
import { findValidToken } from './mailed-token.ts';

type InvitedContext = PublicContext & { readonly now: string };

/** The invited person of this token; throws not_found for an invalid token. */
export async function findInvitedPerson(context: InvitedContext, token: string) {
  const found = await findValidToken(context, 'invitation', token);
  if (found === undefined) throw new AppError('not_found');
  const { name, email, phone, mobile, companyId, userId } = found.user;
  const { settings } = await context.storeFor(companyId, userId).company.get();
  return { fullName: name, email, phone, mobile, companyName: settings.companyName };
}

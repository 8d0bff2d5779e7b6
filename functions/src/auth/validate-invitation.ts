import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { findValidToken } from './mailed-token.ts';

export const validateInvitation: Handler<typeof authRoutes.validateInvitation> = async (
  context,
) => {
  const found = await findValidToken(context, 'invitation', context.input.params.token);
  return { valid: found !== undefined };
};

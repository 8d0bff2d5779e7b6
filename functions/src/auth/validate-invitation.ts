import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { openToken } from './mailed-token.ts';

export const validateInvitation: Handler<typeof authRoutes.validateInvitation> = async (
  context,
) => {
  const opened = await openToken(context, 'invitation', context.input.params.token);
  return { valid: opened !== undefined };
};

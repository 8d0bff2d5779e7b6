import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { findInvitedPerson } from './invited-person.ts';

export const readInvitation: Handler<typeof authRoutes.readInvitation> = (context) =>
  findInvitedPerson(context, context.input.body.token);

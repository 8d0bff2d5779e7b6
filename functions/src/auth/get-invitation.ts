import type { authRoutes } from '@driftig/contracts/auth/routes';

import type { Handler } from '../pipeline/handler.ts';
import { findInvitedPerson } from './invited-person.ts';

/** The documented call; our own page asks by readInvitation. */
export const getInvitation: Handler<typeof authRoutes.getInvitation> = (context) =>
  findInvitedPerson(context, context.input.params.token);

import type { Role } from '@driftig/contracts/core/access';

import type { Actor } from '../actor.ts';
import type { User } from '../auth/user.ts';
import { AppError } from '../errors.ts';

/** Throws forbidden when anyone but an owner would change an owner. */
export function assertMayChange(actor: Actor, person: Pick<User, 'role'>): void {
  if (person.role === 'owner' && actor.role !== 'owner')
    throw new AppError('forbidden', { message: 'Kun en ejer kan ændre en ejer.' });
}

/** Throws forbidden unless an owner makes a person an owner. */
export function assertMayGiveRole(actor: Actor, role: Role): void {
  if (role !== 'owner' || actor.role === 'owner') return;
  const text = 'Kun en ejer kan gøre nogen til ejer.';
  throw new AppError('forbidden', { message: text, fields: { role: text } });
}

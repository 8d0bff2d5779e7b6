import { accessRules } from '@driftig/contracts/core/access';

import type { Actor } from '../actor.ts';
import type { Order } from './order.ts';

/** Managers see every order, an employee those that they are on (product O8). */
export function maySeeOrder({ planning }: Pick<Order, 'planning'>, person: Actor): boolean {
  return accessRules.manager(person) || (planning?.assignedIds.includes(person.userId) ?? false);
}

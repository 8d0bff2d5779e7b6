import type { Table } from '@driftig/data/client';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { ulid } from 'ulid';

import type { Chance } from './random.ts';

/** Whoever fills the demo company: acts at a moment of its history, with ids that never vary. */
export interface Hands {
  readonly actor: Actor;
  at(now: string): { store: CompanyStore; now: string; newId: () => string };
}

export function handsOf(table: Table, user: User, chance: Chance): Hands {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  const actor = { companyId, userId, email, name, role, bookkeeping };
  return {
    actor,
    at(now) {
      const newId = () => ulid(Date.parse(now), () => chance.next());
      return { store: companyStore(table, actor, { now, newId }), now, newId };
    },
  };
}

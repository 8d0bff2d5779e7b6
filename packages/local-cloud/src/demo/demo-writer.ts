import type { Table } from '@driftig/data/client';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { ulid } from 'ulid';

import type { Random } from './random.ts';

type Who = Pick<Actor, 'companyId' | 'userId'>;

/** Writes to the demo company at any time of its history, with reproducible ids. */
export interface DemoWriter {
  readonly actor: Actor;
  /** As the owner, unless somebody else is named. */
  at(now: string, who?: Who): { store: CompanyStore; now: string; newId: () => string };
}

export function demoWriter(table: Table, user: User, random: Random): DemoWriter {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  const actor = { companyId, userId, email, name, role, bookkeeping };
  return {
    actor,
    at(now, who = actor) {
      const newId = () => ulid(Date.parse(now), () => random.next());
      return { store: companyStore(table, who, { now, newId }), now, newId };
    },
  };
}

import type { Table } from '@driftig/data/client';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { ulid } from 'ulid';

import type { Random } from './random.ts';

/** Writes to the demo company as its owner, at any time of its history, with reproducible ids. */
export interface DemoWriter {
  readonly actor: Actor;
  at(now: string): { store: CompanyStore; now: string; newId: () => string };
}

export function demoWriter(table: Table, user: User, random: Random): DemoWriter {
  const { companyId, userId, email, name, role, bookkeeping } = user;
  const actor = { companyId, userId, email, name, role, bookkeeping };
  return {
    actor,
    at(now) {
      const newId = () => ulid(Date.parse(now), () => random.next());
      return { store: companyStore(table, actor, { now, newId }), now, newId };
    },
  };
}

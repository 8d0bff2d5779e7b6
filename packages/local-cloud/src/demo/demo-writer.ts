import type { Table } from '@driftig/data/core/client';
import { companyStore, type CompanyStore } from '@driftig/data/store';
import type { Actor } from '@driftig/domain/actor';
import type { User } from '@driftig/domain/auth/user';
import { addDays, danishDate } from '@driftig/domain/dates';
import { ulid } from 'ulid';

import type { Random } from './random.ts';

type Who = Pick<Actor, 'companyId' | 'userId'>;

/** Writes to the demo company at any time of its history, with reproducible ids. */
export interface DemoWriter {
  readonly actor: Actor;
  /**
   * As the owner, unless another user is named. Dates are never in the future: what would lie
   * ahead, such as the placing of next month's orders, was done the day before loading.
   */
  at(now: string, who?: Who): { store: CompanyStore; now: string; newId: () => string };
}

export function demoWriter(table: Table, user: User, random: Random, loadedAt: string): DemoWriter {
  const dayBefore = `${addDays(danishDate(loadedAt), -1)}T14:00:00.000Z`;
  const { companyId, userId, email, name, role, bookkeeping } = user;
  const actor = { companyId, userId, email, name, role, bookkeeping };
  return {
    actor,
    at(moment, who = actor) {
      const now = moment > loadedAt ? dayBefore : moment;
      const newId = () => ulid(Date.parse(now), () => random.next());
      return { store: companyStore(table, who, { now, newId }), now, newId };
    },
  };
}

/** The same store without notifications, which a demo company gets by themselves. */
export function quietly(store: CompanyStore): CompanyStore {
  const commit: CompanyStore['commit'] = (change) => store.commit({ ...change, tells: [] });
  return Object.assign(Object.create(store) as CompanyStore, { commit });
}

import type { recordRoutes } from '@driftig/contracts/records';
import type { Page, PageRequest } from '@driftig/data/page';
import type { CompanyStore } from '@driftig/data/store';

import type { Context } from '../http/handler.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Who changes a record, where and when. */
export type Making = Pick<
  Context<typeof recordRoutes.createRecord>,
  'actor' | 'store' | 'now' | 'today' | 'newId'
>;

export interface Edit {
  readonly id: string;
  /** As it was read; left out, the last one wins. */
  readonly version: number | undefined;
  readonly fields: Fields;
}

/** As it is on the wire. */
export type Saved = { id: string } & Fields;

/** What the record calls do for one type; `fields` are the wire's, and are checked here. */
export interface Keeper {
  options(store: CompanyStore, page: PageRequest): Promise<Page<{ id: string; name: string }>>;
  get(store: CompanyStore, id: string): Promise<Saved>;
  create(making: Making, fields: Fields): Promise<Saved>;
  edit(making: Making, edit: Edit): Promise<Saved>;
}

/** One page of it all: the people and departments of a company, by name alone, are never many. */
export function wholeList<T>(rows: readonly T[]): Page<T> {
  return { rows, cursor: undefined };
}

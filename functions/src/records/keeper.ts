import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { Page, PageRequest } from '@driftig/data/page';
import type { CompanyStore } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';

import type { Context } from '../pipeline/handler.ts';

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

/** How the records of a type are read; `fields` are the wire's, and are checked here. */
export interface Reader {
  options(store: CompanyStore, page: PageRequest): Promise<Page<{ id: string; name: string }>>;
  get(store: CompanyStore, id: string, today: DateText): Promise<Saved>;
}

export interface Maker {
  create(making: Making, fields: Fields): Promise<Saved>;
}

export interface Editor {
  edit(making: Making, edit: Edit): Promise<Saved>;
}

export interface Saver extends Maker, Editor {}

export interface Remover {
  /** Gives what the caller is told. */
  remove(making: Omit<Making, 'newId'>, id: string): Promise<string>;
}

/** One page of it all: the people and departments of a company, by name alone, are never many. */
export function wholeList<T>(rows: readonly T[]): Page<T> {
  return { rows, cursor: undefined };
}

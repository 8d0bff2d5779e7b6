import type { SavedRecord } from '@driftig/contracts/records/record-body';
import type {
  CreatedTypeName,
  DeletedTypeName,
  EditValues,
  NewValues,
  ReadTypeName,
  UpdatedTypeName,
} from '@driftig/contracts/records/record-contracts';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { Page, PageRequest } from '@driftig/data/core/page';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';

import type { Context } from '../../pipeline/handler.ts';

/** Actor, place and time of a record's change. */
export type Changing = Pick<Context<typeof recordRoutes.updateRecord>, ChangeParts>;
/** A create is idempotent: it commits its answer. */
export type Creating = Pick<Context<typeof recordRoutes.createRecord>, ChangeParts>;
type ChangeParts = 'actor' | 'store' | 'now' | 'today' | 'newId';

/** Handlers of the record calls for one type. */
export interface Reads<T extends ReadTypeName> {
  readonly options: (
    store: CompanyData,
    page: PageRequest,
  ) => Promise<Page<{ id: string; name: string }>>;
  readonly get: (store: CompanyData, id: string, today: DateText) => Promise<SavedRecord<T>>;
}

export interface Creates<T extends CreatedTypeName> {
  readonly create: (by: Creating, values: NewValues[T]) => Promise<SavedRecord<T>>;
}

/** An edit of the record that `id` names. */
export interface Edit<T extends UpdatedTypeName> {
  readonly id: string;
  /** The version that was read; without one the last edit wins. */
  readonly version: number | undefined;
  readonly values: EditValues[T];
}

export interface Edits<T extends UpdatedTypeName> {
  readonly edit: (by: Changing, edit: Edit<T>) => Promise<SavedRecord<T>>;
}

export interface Deletes {
  /** Returns the message for the caller. */
  readonly remove: (by: Changing, id: string) => Promise<string>;
}

export type RecordHandlers = { readonly [T in ReadTypeName]: Reads<T> } & {
  readonly [T in CreatedTypeName]: Creates<T>;
} & { readonly [T in UpdatedTypeName]: Edits<T> } & { readonly [T in DeletedTypeName]: Deletes };

/** The people and departments of a company, by name alone, are never many: one page has them all. */
export function onePage<T>(rows: readonly T[]): Page<T> {
  return { rows, cursor: undefined };
}

import type { Route } from '@driftig/contracts/core/route';
import type { RecordAnswer, RecordRow, RecordType } from '@driftig/contracts/records/record-type';
import type { ListedFields } from '@driftig/domain/lists/list-rule';
import type { ReactNode } from 'react';
import type * as z from 'zod';

import type { Icon } from '../../../ui/display/icon.ts';
import type { Column } from '../../../ui/data-table/columns/column.ts';
import type { RecordFormApi } from '../form/record-form.ts';

/** A part of a card: a field as its column shows it, or what the row says itself. */
export type CardPart<Row, Name> = Name | ((row: Row) => string);

/** The two lines of a record on a phone; its title comes first, its status last. */
interface RecordCard<Row, Name> {
  /** At the right of the first line. */
  readonly howMuch?: CardPart<Row, Name>;
  /** At the left of the second line; what is empty is left out. */
  readonly when: readonly CardPart<Row, Name>[];
  /** At the right of the second line, of a type without a status. */
  readonly state?: CardPart<Row, Name>;
}

/** How the screens show a record type, by the names of its fields. */
export interface RecordView<
  Row extends RecordRow = RecordAnswer,
  Name extends string = string,
> extends ListedFields<Row, Name> {
  /** The default sort of the list: '-' is descending, '~' what comes next by `planned`. */
  readonly sort: Name | `-${Name}` | `~${Name}`;
  /** Purpose of the list, shown while it is empty. */
  readonly empty: { readonly icon: Icon; readonly text: string };
  /**
   * The columns from left to right. Those with a number leave a table that is too narrow, 1 first.
   */
  readonly columns: Readonly<Partial<Record<Name, true | number>>>;
  readonly card: RecordCard<Row, Name>;
  /** The date that the year and month filters go by; without it there are none. */
  readonly dated?: Name;
  /** Left out of the form and of the CSV file. */
  readonly hidden?: readonly Name[];
  /** For a reference: the fields with the name of the record it refers to; the first filled counts. */
  readonly keptIn?: Readonly<Partial<Record<Name, readonly Name[]>>>;
  /** Overrides parts of a column that follow from the kind of its field. */
  readonly own?: Readonly<Partial<Record<Name, Partial<Column<Row>>>>>;
  /** An effect of the form, for fields that depend on each other. Returns its cleanup. */
  readonly connectFields?: (form: RecordFormApi) => () => void;
  /** Above the fields of the dialog that edits a record: what is known of it besides them. */
  readonly head?: (record: Row) => ReactNode;
  /** Changes the status where that has a route of its own; otherwise it is updated like any field. */
  readonly sendStatus?: (read: Row, status: string) => Promise<void>;
}

/** The view of one type. A name that is not one of its fields does not compile. */
export type ViewOf<T extends RecordType, Row extends RecordRow = RecordAnswer> = RecordView<
  Row,
  keyof T['fields'] & string
>;

/** A list call of a type, whose rows are known at run time only. */
interface ListRoute extends Route {
  readonly query: z.ZodType<{ limit?: number | undefined; cursor?: string | undefined }>;
  readonly response: z.ZodType<readonly RecordAnswer[]>;
}

/** Texts of a record screen. */
interface TypeWords {
  /** The documented name of the screen (product N1). */
  readonly title: string;
  readonly purpose: string;
  readonly add: string;
  readonly edit: string;
  readonly conflict: string;
  readonly notFound: string;
  readonly deletion: string;
  /** Replaces `removeMany`. */
  readonly deletionOfMany?: string;
  /** Replaces `removeTitle`. */
  readonly deletionTitle?: (name: string) => string;
}

interface RecordLink<Row> {
  readonly label: string;
  readonly to: (record: Row) => string;
}

/** A type with a record screen: its view, its list and its words. A screen loads those of its type alone. */
export interface RecordScreen<
  Row extends RecordRow = RecordAnswer,
  Name extends string = string,
> extends RecordView<Row, Name> {
  readonly list: ListRoute;
  readonly words: TypeWords;
  /** How the toast of a new record leads to it, which may be on another page of the list. */
  readonly leads?: RecordLink<Row> | undefined;
}

export type ScreenOf<T extends RecordType, Row extends RecordRow = RecordAnswer> = RecordScreen<
  Row,
  keyof T['fields'] & string
>;

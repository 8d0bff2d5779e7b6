import type { RecordAnswer, RecordRow, RecordType } from '@driftig/contracts/records/record-type';

import type { Column } from '../../ui/data-table/column.ts';
import type { RecordFormApi } from '../record-form.ts';

/** How the screens show a record type. Names are names of its fields. */
export interface RecordView<Row extends RecordRow = RecordAnswer, Name extends string = string> {
  readonly type: RecordType;
  /** The field that the list is sorted by at first; a leading '-' sorts descending. */
  readonly sort: Name | `-${Name}`;
  /** The columns of the list from left to right; 'wide' is left out where not all of them fit. */
  readonly columns: Readonly<Partial<Record<Name, true | 'wide'>>>;
  /** What the search field of the list finds, also without a column. */
  readonly search: readonly Name[];
  /** The date by which the list is filtered to a year and a month. */
  readonly dated?: Name;
  /** In no form, and in no CSV file. */
  readonly hidden?: readonly Name[];
  /** Of a reference: the fields that keep the name of what it refers to; the first filled is shown. */
  readonly keptIn?: Readonly<Partial<Record<Name, readonly Name[]>>>;
  /** Overrides what a column gets by the kind of its field. */
  readonly own?: Readonly<Partial<Record<Name, Partial<Column<Row>>>>>;
  /** Lets fields of the form depend on each other; gives what ends it. */
  readonly connectFields?: (form: RecordFormApi) => () => void;
  /** Sends a status that has a call of its own; otherwise it is saved as any other field. */
  readonly sendStatus?: (read: Row, status: string) => Promise<void>;
}

/** The view of one type: a name that is none of its fields does not compile. */
export type ViewOf<T extends RecordType, Row extends RecordRow = RecordAnswer> = RecordView<
  Row,
  keyof T['fields'] & string
>;

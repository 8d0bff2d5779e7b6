import type { RecordAnswer, RecordRow, RecordType } from '@driftig/contracts/records/record-type';

import type { Icon } from '../../ui/display/icon.ts';
import type { Column } from '../../ui/data-table/column.ts';
import type { RecordFormApi } from '../record-form.ts';

/** How the screens show a record type, by the names of its fields. */
export interface RecordView<Row extends RecordRow = RecordAnswer, Name extends string = string> {
  readonly type: RecordType;
  /** The default sort of the list; a leading '-' sorts descending. */
  readonly sort: Name | `-${Name}`;
  /** What the list is for, shown while it is empty. */
  readonly empty: { readonly icon: Icon; readonly text: string };
  /** The columns from left to right; 'wide' columns are left out on narrow screens. */
  readonly columns: Readonly<Partial<Record<Name, true | 'wide'>>>;
  /** The fields that the search field of the list searches, with or without a column. */
  readonly search: readonly Name[];
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
  /** Changes the status where that has a route of its own; otherwise it is updated like any field. */
  readonly sendStatus?: (read: Row, status: string) => Promise<void>;
}

/** The view of one type. A name that is not one of its fields does not compile. */
export type ViewOf<T extends RecordType, Row extends RecordRow = RecordAnswer> = RecordView<
  Row,
  keyof T['fields'] & string
>;

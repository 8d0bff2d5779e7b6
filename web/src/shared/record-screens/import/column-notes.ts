/** A column of the file that is left out, because an earlier one has its field. */
export interface RepeatedColumn {
  readonly heading: string;
  /** The label of the field, and the heading of the column that it is read from. */
  readonly label: string;
  readonly readFrom: string;
}

/** A column of the file whose heading is not the label of its field. */
export interface TranslatedColumn {
  readonly heading: string;
  readonly label: string;
}

/** Notes on the columns of a file. */
export interface ColumnNotes {
  readonly unknown: readonly string[];
  readonly repeated: readonly RepeatedColumn[];
  readonly translated: readonly TranslatedColumn[];
}

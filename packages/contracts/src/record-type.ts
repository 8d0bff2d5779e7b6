/** What a field of a record is: decides its schema, its input on screen and its column. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'cvr'
  | 'gln'
  | 'zipcode'
  | 'money'
  | 'quantity'
  | 'count'
  | 'date'
  | 'time'
  | 'yesNo'
  | 'status'
  | 'reference';

const numericKinds: ReadonlySet<FieldKind> = new Set(['money', 'quantity', 'count', 'yesNo']);

export interface RecordField {
  readonly label: string;
  /** Its name on the wire, where that is another. */
  readonly wire?: string;
  readonly kind: FieldKind;
  readonly required?: true;
  readonly max?: number;
  /** Shown as a column of the list; 'wide' only where there is room for all of them. */
  readonly column?: true | 'wide';
  /** Searched in the list. */
  readonly search?: true;
  /** Answered, but never taken from the caller: a rule or another call decides it. */
  readonly readOnly?: true;
  /** Decided by what is done on the screen, and in no form: may be sent all the same. */
  readonly hidden?: true;
  /** The field that is shown in its column where this one is empty. */
  readonly orElse?: string;
  /** Of a postal code: the field that its town is suggested for. */
  readonly suggests?: string;
  /** What its value leads to: 'invoices' by number. */
  readonly leadsTo?: 'invoices';
  /** Answered with the record itself, but not with each row of a list. */
  readonly detail?: true;
  /** The record type that a reference names one of, by its id. */
  readonly refersTo?: string;
}

/** What a status says, the same on every screen (design/ui.md, Colour). */
export type StatusMeaning = 'pending' | 'done' | 'danger' | 'running' | 'neutral';

export interface RecordStatus {
  /** Its number on the wire. */
  readonly code: number;
  readonly label: string;
  readonly meaning: StatusMeaning;
}

/**
 * A record type is one description. From it come the schemas of savenew, update and data/{id},
 * the list columns and the add/edit dialog.
 */
export interface RecordType {
  /** The dType of the wire. */
  readonly name: string;
  /** Danish, in running text: 'kunde', 'kunder'. */
  readonly noun: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** The fields that name a record in options and confirmations; the first filled one is used. */
  readonly title: readonly string[];
  readonly sort: string;
  /** At least one of these must be filled. */
  readonly oneOf?: readonly string[];
  /** The status set of its field of kind 'status', by our word; the first is a new record's. */
  readonly statuses?: Readonly<Record<string, RecordStatus>>;
  /** The date by which a list is filtered to a year and a month. */
  readonly dated?: string;
  /** May be read from a CSV file. */
  readonly imported?: true;
}

/** Numbers are 0 where nothing is stored, texts are ''. */
export const isNumeric = ({ kind }: Pick<RecordField, 'kind'>) => numericKinds.has(kind);

export function wireName(name: string, { wire = name }: RecordField): string {
  return wire;
}

/** The fields whose name on the wire is another: 'fullname' is `fullName`. */
export function wireNames({ fields }: Pick<RecordType, 'fields'>): Record<string, string> {
  const others = Object.entries(fields).filter(([, { wire }]) => wire !== undefined);
  return Object.fromEntries(others.map(([name, field]) => [wireName(name, field), name]));
}

/** A type as its fields are written: without those that are decided elsewhere. */
export function writable(type: RecordType): RecordType {
  const fields = Object.entries(type.fields).filter(([, { readOnly }]) => readOnly === undefined);
  return { ...type, fields: Object.fromEntries(fields) };
}

export type RecordValues = Readonly<Record<string, string | number | undefined>>;
export type RecordAnswer = RecordValues & { readonly id: string; readonly version: number };

/** A type as the rows of its list are: without what only the record itself shows. */
export function listed(type: RecordType): RecordType {
  const fields = Object.entries(type.fields).filter(([, { detail }]) => detail === undefined);
  return { ...type, fields: Object.fromEntries(fields) };
}

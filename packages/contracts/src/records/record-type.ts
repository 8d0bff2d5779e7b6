import type * as z from 'zod';

import type { Access } from '../core/access.ts';

/** Decides the schema of a field, its input in a form and its column in a list. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'cvr'
  | 'gln'
  | 'vatNumber'
  | 'zipcode'
  | 'money'
  | 'quantity'
  | 'count'
  | 'date'
  | 'time'
  | 'yesNo'
  | 'flag'
  | 'choice'
  | 'status'
  | 'reference'
  /** Which records of another type, and how many of each: see `wire/parts.ts`. */
  | 'parts';

const numericKinds: ReadonlySet<FieldKind> = new Set(['money', 'quantity', 'count', 'yesNo']);

/** How the value of a field is sent, and how it is answered. */
interface FieldSchemas {
  readonly input: z.ZodType;
  readonly answer: z.ZodType;
}

export interface RecordField {
  readonly label: string;
  /** Its name on the wire, where that is another. */
  readonly wire?: string;
  /** 'flag' is yes or no that a rule decides (1 or 0 on the wire), 'yesNo' one that is chosen. */
  readonly kind: FieldKind;
  /** A string replaces the error '{label} is required' of a missing value (product V10). */
  readonly required?: true | string;
  /** Options of a choice: our words with their wire code and label. */
  readonly choices?: Readonly<Record<string, RecordChoice>>;
  /** The choice of a record that has none: it is answered, but not stored. */
  readonly standard?: string;
  readonly max?: number;
  /** Replaces the schemas that follow from the kind. */
  readonly schema?: FieldSchemas;
  /** Answered, but never taken from the caller: a rule or another call decides it. */
  readonly readOnly?: true;
  /** Answered with the record itself, but not with each row of a list. */
  readonly detail?: true;
  /** The record type that a reference names one of, or parts some of, by id. */
  readonly refersTo?: string;
}

/**
 * Meaning of a status, with the same colour on every screen (docs/design.md, colour of a status).
 */
type StatusMeaning = 'pending' | 'done' | 'danger' | 'running' | 'neutral';

export interface RecordChoice {
  /** Its number on the wire. */
  readonly code: number;
  readonly label: string;
}

export interface RecordStatus extends RecordChoice {
  readonly meaning: StatusMeaning;
  /** Worked out when it is shown: filtered by, but never stored and never set. */
  readonly computed?: true;
  /** Records with this status need an action, so their count has a colour. */
  readonly asks?: true;
}

/** The record calls that change a record. A type without one of them has its own call for it. */
export type RecordCall = 'create' | 'update' | 'delete';

/**
 * The description of a record type. The schemas of its routes and the fields of its form are made
 * from it; what only the screens need is its view (`web/src/shared/record-screens/views`).
 */
export interface RecordType {
  /** The dType of the wire. */
  readonly name: string;
  /** Danish, in running text: 'kunde', 'kunder'. */
  readonly noun: string;
  readonly plural: string;
  /** Access to the type's records, where stricter than the access of the calls. */
  readonly access?: Access;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** The fields that name a record in options and confirmations; the first filled one is used. */
  readonly title: readonly string[];
  /** Fields that distinguish records of the same name: shown after it in choosers and questions. */
  readonly toldApartBy?: readonly string[];
  /** The field with the number shown before its name. */
  readonly numbered?: string;
  readonly without?: readonly RecordCall[];
  /** At least one of these must be filled. */
  readonly oneOf?: readonly string[];
  /** The status set of its field of kind 'status', by our word; the first is a new record's. */
  readonly statuses?: Readonly<Record<string, RecordStatus>>;
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

type Value = string | number | boolean | undefined;
export type RecordValues = Readonly<Record<string, Value>>;
/** Fields to change, of a type that is known at run time only; null empties one. */
export type RecordEdit = Readonly<Record<string, Value | null>>;
/** A row of a list, of whichever type. */
export type RecordRow = RecordValues & { readonly id: string };
export type RecordAnswer = RecordRow & { readonly version: number };

type StatusOf<T extends RecordType> = {
  [S in keyof T['statuses']]: T['statuses'][S] extends { computed: true } ? never : S;
}[keyof T['statuses']];

/** Our value of a field: words for codes, øre for kroner. */
type ValueOf<T extends RecordType, F> = F extends {
  kind: 'money' | 'quantity' | 'count' | 'yesNo';
}
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; choices: infer C }
      ? keyof C
      : F extends { kind: 'status' }
        ? StatusOf<T>
        : string;

/** A type's fields as its answers have them; of a type that is known at run time only, any. */
export type RowOf<T extends RecordType> = RecordType extends T
  ? RecordRow
  : { id: string } & { [N in keyof T['fields']]: ValueOf<T, T['fields'][N]> };

type Named<T extends RecordType, R> = {
  [N in keyof T['fields']]: T['fields'][N] extends { readOnly: true }
    ? never
    : T['fields'][N] extends { required: true | string }
      ? R extends 'required'
        ? N
        : never
      : R extends 'required'
        ? never
        : N;
}[keyof T['fields']];

/** A type's fields as they are sent: what is not required may be left out. */
export type InputOf<T extends RecordType> = RecordType extends T
  ? RecordValues
  : { [N in Named<T, 'required'>]: ValueOf<T, T['fields'][N]> } & {
      [N in Named<T, 'optional'>]?: ValueOf<T, T['fields'][N]> | undefined;
    };

/** The fields of a type that an edit names: null empties one, what is not named stays. */
export type EditOf<T extends RecordType> = RecordType extends T
  ? RecordEdit
  : { [N in Named<T, 'required'>]?: ValueOf<T, T['fields'][N]> | undefined } & {
      [N in Named<T, 'optional'>]?: ValueOf<T, T['fields'][N]> | null | undefined;
    };

/** A type as the rows of its list are: without what only the record itself shows. */
export function listType(type: RecordType): RecordType {
  const fields = Object.entries(type.fields).filter(([, { detail }]) => detail === undefined);
  return { ...type, fields: Object.fromEntries(fields) };
}

import type * as z from 'zod';

import { recordEdit, recordInput } from './record-inputs.ts';
import { recordRow, versioned } from './record-schemas.ts';
import type { RecordCall, RecordType } from './record-type.ts';

/** Schemas of the record calls for one type. */
export interface Contract {
  readonly type: RecordType;
  readonly create?: () => z.ZodType;
  readonly edit?: () => z.ZodType;
  readonly answer: () => z.ZodType;
}

/** The contracts of some types by their dType: of all on the server, of its own on a screen. */
export type Contracts = Readonly<Record<string, Contract>>;

/** The types that a call serves: all but those whose description is without it. */
export function servedBy(known: Contracts, call: RecordCall): readonly string[] {
  return Object.keys(known).filter((name) => !known[name]?.type.without?.includes(call));
}

/** Schemas are built when the first request needs them: a function starts without them. */
function once<S>(build: () => S): () => S {
  let built: S | undefined;
  return () => (built ??= build());
}

/** The contract of a type that follows from its description. */
export function describeContract<const T extends RecordType>(type: T) {
  return {
    type,
    create: once(() => recordInput(type)),
    edit: once(() => recordEdit(type)),
    answer: once(() => recordRow(type, versioned)),
  };
}

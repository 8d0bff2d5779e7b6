import type { ChangedRecord, SavedRecord } from '@driftig/contracts/records/record-body';
import type { UpdatedTypeName } from '@driftig/contracts/records/record-contracts';

import { recordHandlers } from './all-handlers.ts';
import type { Changing, Edits } from './record-handlers.ts';

const handlers: { readonly [T in UpdatedTypeName]: Edits<T> } = recordHandlers;

/** Edits the record that `id` names, by the rules of its type. */
export function editOf<T extends UpdatedTypeName>(
  by: Changing,
  id: string,
  { type, values, version }: ChangedRecord<T>,
): Promise<SavedRecord<T>> {
  return handlers[type].edit(by, { id, version, values });
}

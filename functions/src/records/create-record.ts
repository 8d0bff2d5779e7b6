import type { NewRecord, SavedRecord } from '@driftig/contracts/records/record-body';
import type { CreatedTypeName } from '@driftig/contracts/records/record-contracts';
import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { recordHandlers } from './handlers/all-handlers.ts';
import type { Creates, Creating } from './handlers/record-handlers.ts';

export const createRecord: Handler<typeof recordRoutes.createRecord> = (context) =>
  createOf(context, context.input.body);

const handlers: { readonly [T in CreatedTypeName]: Creates<T> } = recordHandlers;

function createOf<T extends CreatedTypeName>(
  by: Creating,
  { type, values }: NewRecord<T>,
): Promise<SavedRecord<T>> {
  return handlers[type].create(by, values);
}

import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { editOf } from './handlers/edit-of.ts';

/** The same as /apis/update/{id} (product D9). */
export const updateRecordById: Handler<typeof recordRoutes.updateRecordById> = (context) =>
  editOf(context, context.input.body.id, context.input.body);

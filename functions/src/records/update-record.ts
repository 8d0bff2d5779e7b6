import type { recordRoutes } from '@driftig/contracts/records/routes';

import type { Handler } from '../pipeline/handler.ts';
import { editOf } from './handlers/edit-of.ts';

export const updateRecord: Handler<typeof recordRoutes.updateRecord> = (context) =>
  editOf(context, context.input.params.id, context.input.body);

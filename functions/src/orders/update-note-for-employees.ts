import type { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Handler } from '../pipeline/handler.ts';
import { saveNote } from './save-note.ts';

export const updateNoteForEmployees: Handler<typeof orderRoutes.updateNoteForEmployees> = (
  context,
) => saveNote(context, context.input.body, { noteEmployees: context.input.body.text });

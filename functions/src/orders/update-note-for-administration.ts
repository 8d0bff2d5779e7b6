import type { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Handler } from '../pipeline/handler.ts';
import { saveNote } from './save-note.ts';

export const updateNoteForAdministration: Handler<
  typeof orderRoutes.updateNoteForAdministration
> = (context) =>
  saveNote(context, context.input.body, { noteAdministration: context.input.body.text });

import type { vacationRoutes } from '@driftig/contracts/vacation/routes';

import type { Handler } from '../pipeline/handler.ts';
import { edit } from './edit.ts';

/** A manager's edit of anybody's absence; an approved one stays approved. */
export const editAbsence: Handler<typeof vacationRoutes.editAbsence> = async (context) =>
  edit(context, context.input.params.absenceId, context.input.body);

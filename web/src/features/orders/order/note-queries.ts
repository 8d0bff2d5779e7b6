import { orderRoutes } from '@driftig/contracts/orders/routes';

import { call } from '../../../api/client.ts';

export type NoteField = 'noteEmployees' | 'noteAdministration';

interface NewNote {
  readonly number: number;
  /** The version of the order that was read: another user's change is not overwritten (409). */
  readonly version: number;
  readonly text: string;
}

export async function saveNote(field: NoteField, body: NewNote): Promise<void> {
  if (field === 'noteEmployees') await call(orderRoutes.updateNoteForEmployees, { body });
  else await call(orderRoutes.updateNoteForAdministration, { body });
}

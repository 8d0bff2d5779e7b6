/**
 * useVersionedForm: a form that saves over the version that it was opened with (optimistic lock).
 *
 * - A save is refused (409) when another user saved a newer version. What is typed stays, and
 *   <ConflictAlert> says so; the other user's change is not overwritten.
 * - `loadNewest`, for its button, fetches the newest version, shows it with one's own edits kept, and
 *   names the fields that others changed. The next save is over that version.
 * - Errors at fields are shown there, all others by <Form> or <FormDialog>.
 *
 * `save` and `loadNewest` are passed on to <FormDialog> or <Form> and to <ConflictAlert>.
 */
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { Conflict } from '../../ui/feedback/conflict-alert.tsx';
import { versionedActions } from './versioned-actions.ts';
import type { VersionedActions, VersionedFormOptions } from './versioned-actions.ts';

interface VersionedForm<Read, Values extends FieldValues, Body> extends VersionedActions<
  Read,
  Body
> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  /** The version that the next save is over. */
  readonly read: Read;
  readonly conflict: Conflict;
}

export function useVersionedForm<Read, Values extends FieldValues, Body>(
  options: VersionedFormOptions<Read, Values, Body>,
): VersionedForm<Read, Values, Body> {
  // A background refetch must not change the version that the edits are based on.
  const [read, setRead] = useState(options.opened);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const actions = versionedActions(options, {
    read,
    setRead: (now) => setRead(() => now),
    setConflict,
  });
  return { form: options.form, read, conflict, ...actions };
}

import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { ApiError, messageOf } from '../../api/errors.ts';
import { withFieldErrors } from '../../api/forms/form.ts';
import type { Conflict } from '../../ui/feedback/conflict-alert.tsx';
import { ShownElsewhere } from '../../ui/feedback/error-text.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import { resetKeepingEdits } from './keep-edits.ts';

export interface VersionedFormOptions<Read, Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  /** The stored thing when the form was opened; undefined for a new one. */
  readonly opened: Read;
  /** The form's values for what is stored. */
  readonly valuesOf: (read: NonNullable<Read>) => Values;
  /** Sends the form with the version of `read`. */
  readonly save: (body: Body, read: Read) => Promise<void>;
  /** Undefined where it was deleted. */
  readonly fetchNewest: (read: NonNullable<Read>) => Promise<NonNullable<Read> | undefined>;
  /** The labels of the fields that differ. */
  readonly changed: (before: NonNullable<Read>, now: NonNullable<Read>) => readonly string[];
  /** Names the changed fields at once, for which the newest version is fetched at the conflict. */
  readonly namesChangesAtOnce?: boolean;
  /** Called by `loadNewest` where it was deleted. */
  readonly onGone?: () => void;
}

export interface VersionedActions<Read, Body> {
  readonly save: (body: Body) => Promise<void>;
  readonly loadNewest: () => Promise<void>;
  /** Goes on over a version that one's own action made, with the edits kept. */
  readonly rebase: (newest: NonNullable<Read>) => void;
  /** Shows another version, where nothing is typed that could be lost. */
  readonly show: (newest: NonNullable<Read>) => void;
}

interface State<Read> {
  readonly read: Read;
  readonly setRead: (read: Read) => void;
  readonly setConflict: (conflict: Conflict) => void;
}

const notLoaded = 'Der opstod en fejl under hentning af data. Prøv venligst igen.';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict';

/** The actions of useVersionedForm, over its state. */
export function versionedActions<Read, Values extends FieldValues, Body>(
  options: VersionedFormOptions<Read, Values, Body>,
  { read, setRead, setConflict }: State<Read>,
): VersionedActions<Read, Body> {
  const { form, valuesOf, fetchNewest, changed } = options;

  /** The labels that others changed; none where the newest version cannot be fetched now. */
  const changedSince = async (before: NonNullable<Read>): Promise<readonly string[]> => {
    const newest = await fetchNewest(before).catch(() => undefined);
    return newest === undefined ? [] : changed(before, newest);
  };

  const conflictOf = async (error: ApiError, before: NonNullable<Read>): Promise<Conflict> => {
    // The server names the fields itself where it answers them.
    if (Object.keys(error.fields).length > 0) return { state: 'detected', text: error.message };
    if (options.namesChangesAtOnce !== true) return { state: 'detected' };
    return { state: 'detected', changed: await changedSince(before) };
  };

  const save = withFieldErrors(form, async (body: Body) => {
    setConflict({ state: 'none' });
    try {
      await options.save(body, read);
    } catch (error) {
      if (!isConflict(error) || read === undefined || read === null) throw error;
      setConflict(await conflictOf(error, read));
      throw new ShownElsewhere({ cause: error });
    }
  });

  const rebase = (newest: NonNullable<Read>) => {
    if (read !== undefined && read !== null)
      resetKeepingEdits(form, valuesOf(read), valuesOf(newest));
    setRead(newest);
  };

  const loadNewest = async () => {
    if (read === undefined || read === null) return;
    try {
      const newest = await fetchNewest(read);
      if (newest === undefined) {
        setConflict({ state: 'none' });
        options.onGone?.();
        return;
      }
      rebase(newest);
      setConflict({ state: 'loaded', changed: changed(read, newest) });
    } catch (error) {
      toastFailure(messageOf(error, notLoaded));
    }
  };

  const show = (newest: NonNullable<Read>) => {
    form.reset(valuesOf(newest));
    setRead(newest);
  };

  return { save, loadNewest, rebase, show };
}

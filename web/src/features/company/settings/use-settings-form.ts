import type { CompanySettings, SettingsForm } from '@driftig/contracts/company/settings';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { applyFieldErrors, resetKeepingEdits } from '../../../api/forms/form.ts';
import type { Conflict } from '../../../ui/feedback/conflict-alert.tsx';
import { linkedForm } from '../../../shared/record-screens/form/linked-form.ts';
import { suggestTown } from '../../../shared/record-screens/form/suggest-town.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { fetchSettings, saveSettings } from '../queries.ts';
import type { SettingsValues } from './settings-values.ts';
import { changedLabels, settingsResolver, valuesOf } from './settings-values.ts';
import { texts } from '../texts.ts';

const place = { zipcode: 'zipcode', town: 'town' } satisfies Record<string, keyof SettingsValues>;

/** The server's message names the changed fields, unless two saves happened at the same moment. */
function conflictOf({ fields, message }: ApiError): Conflict {
  const text = Object.keys(fields).length > 0 ? { text: message } : {};
  return { state: 'detected', ...text };
}

/**
 * The settings form and its save under an optimistic lock. After a conflict (409) the newest
 * settings can be loaded, and the user's edits are kept. `opened` are the settings when the dialog
 * opened: a background refetch must not change the version that the form is based on.
 */
export function useSettingsForm(opened: CompanySettings) {
  const [read, setRead] = useState(opened);
  const [conflict, setConflict] = useState<Conflict>({ state: 'none' });
  const form = useForm<SettingsValues, unknown, SettingsForm>({
    resolver: settingsResolver(read),
    defaultValues: valuesOf(read),
    mode: 'onTouched',
  });
  useEffect(() => suggestTown(linkedForm(form), place), [form]);

  const save = async (body: SettingsForm) => {
    setConflict({ state: 'none' });
    try {
      await saveSettings(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setConflict(conflictOf(error));
      else applyFieldErrors(form, error);
      throw error;
    }
  };

  const loadNewest = async () => {
    try {
      const newest = await fetchSettings();
      if (newest === undefined) return;
      resetKeepingEdits(form, valuesOf(read), valuesOf(newest));
      setRead(newest);
      setConflict({ state: 'loaded', changed: changedLabels(read, newest) });
    } catch (error) {
      toastFailure(messageOf(error, texts.loadFailed));
    }
  };

  return { form, read, conflict, save, loadNewest };
}

import type { CompanySettings, SettingsForm } from '@driftig/contracts/company/settings';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { linkedForm } from '../../../shared/record-screens/form/linked-form.ts';
import { suggestTown } from '../../../shared/record-screens/form/suggest-town.ts';
import { useVersionedForm } from '../../../shared/versioned-form/use-versioned-form.ts';
import { useFormDraft } from '../../../ui/unsaved-changes/use-form-draft.ts';
import { fetchSettings, saveSettings } from '../queries.ts';
import type { SettingsValues } from './settings-values.ts';
import { changedLabels, settingsResolver, valuesOf } from './settings-values.ts';

const place = { zipcode: 'zipcode', town: 'town' } satisfies Record<string, keyof SettingsValues>;

/** The settings form and its save under an optimistic lock. */
export function useSettingsForm(opened: CompanySettings) {
  const form = useForm<SettingsValues, unknown, SettingsForm>({
    resolver: settingsResolver(opened),
    defaultValues: valuesOf(opened),
    mode: 'onTouched',
  });
  useFormDraft(`settings.${opened.version}`, form);
  useEffect(() => suggestTown(linkedForm(form), place), [form]);
  return useVersionedForm({
    form,
    opened,
    valuesOf,
    save: (body: SettingsForm, { companyName, version }) =>
      saveSettings({ ...body, companyName, version }),
    fetchNewest: fetchSettings,
    changed: changedLabels,
  });
}

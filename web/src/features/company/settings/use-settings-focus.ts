import type { SettingsForm as SettingsBody } from '@driftig/contracts/company/settings';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { isTab, tabNames, tabs } from './settings-values.ts';
import type { SettingsSection, SettingsValues } from './settings-values.ts';

type SettingsUseForm = UseFormReturn<SettingsValues, unknown, SettingsBody>;

/**
 * Focuses the first field once the form has loaded, which is after the dialog opened. Not on a
 * phone, where the keyboard would cover half of the fields.
 */
export function useInitialFocus(
  { setFocus }: Pick<SettingsUseForm, 'setFocus'>,
  tab: SettingsSection,
): void {
  const phone = usePhone();
  const first = useEffectEvent(() => {
    if (!phone && isTab(tab)) setFocus(tabs[tab][0]);
  });
  useEffect(() => first(), []);
}

/**
 * After an invalid submit, focuses the first invalid field: in the open tab, else in the first
 * invalid tab.
 */
export function useFocusFirstError(
  { formState, setFocus }: Pick<SettingsUseForm, 'formState' | 'setFocus'>,
  tab: SettingsSection,
  onTab: (tab: SettingsSection) => void,
): void {
  const { errors, isSubmitting, submitCount } = formState;
  const handledSubmit = useRef(0);
  // Only once per submit; afterwards the user may change tabs freely.
  useEffect(() => {
    if (isSubmitting || submitCount === handledSubmit.current) return;
    const invalidTabs = tabNames.filter((name) => tabs[name].some((field) => errors[field]));
    const [first] = invalidTabs;
    // The fields of another tab are not mounted yet: open it, and this effect runs again.
    if (first !== undefined && !invalidTabs.some((name) => name === tab)) return onTab(first);
    handledSubmit.current = submitCount;
    const field = isTab(tab) ? tabs[tab].find((name) => errors[name]) : undefined;
    if (field !== undefined) setFocus(field);
  }, [errors, isSubmitting, submitCount, tab, onTab, setFocus]);
}

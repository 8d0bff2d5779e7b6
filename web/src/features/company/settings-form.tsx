import type {
  CompanySettings,
  SettingsForm as SettingsBody,
} from '@driftig/contracts/company/settings';
import { Button, Modal, Tabs } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { ApiError, messageOf } from '../../api/errors.ts';
import { ConflictAlert } from '../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { Form } from '../../ui/fields/form.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TabContent } from './settings-tabs.tsx';
import {
  asSection,
  isIn,
  isTab,
  sectionLabels,
  sectionNames,
  tabNames,
  tabs,
} from './settings-values.ts';
import type { SettingsSection, SettingsValues } from './settings-values.ts';
import classes from './settings.module.css';
import { texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

type SettingsUseForm = UseFormReturn<SettingsValues, unknown, SettingsBody>;

interface SettingsFormProps {
  settings: CompanySettings;
  tab: SettingsSection;
  onTab: (tab: SettingsSection) => void;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  /** Undefined during the first setup, when the form cannot be cancelled. */
  onCancel: (() => void) | undefined;
  closeButton: ReactNode;
}

/** A conflict is shown by ConflictAlert, so it has no text here. */
function saveErrorText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'conflict') return '';
  return messageOf(error, texts.saveFailed);
}

export function SettingsForm(props: SettingsFormProps) {
  const { tab, onTab, onDirty, onSaved, onCancel } = props;
  const formId = useId();
  const settings = useSettingsForm(props.settings);
  const { form, read } = settings;
  const { control, formState } = form;
  const { dirtyFields, isSubmitting, isDirty } = formState;
  // A layout effect, so that Esc right after a change already asks for confirmation.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useInitialFocus(form, tab);
  useFocusFirstError(form, tab, onTab);
  const save = async (body: SettingsBody) => {
    await settings.save(body);
    toastSuccess(texts.saved);
    onSaved();
  };
  const changes = Object.keys(dirtyFields);
  const changed = tabNames.filter((name) => changes.some((field) => isIn(name, field)));
  return (
    <Tabs
      orientation="vertical"
      value={tab}
      onChange={(name) => onTab(asSection(name))}
      className={classes.layout ?? ''}
    >
      <div className={classes.side}>
        <Modal.Title className={classes.title ?? ''}>{texts.settings}</Modal.Title>
        <SettingsNav
          tab={tab}
          onTab={onTab}
          changed={changed}
          // What saves by itself comes after the first setup.
          names={onCancel ? sectionNames : tabNames}
        />
        <p className={classes.company}>
          <strong>{read.companyName}</strong>
          {read.cvr ? `CVR ${read.cvr}` : null}
        </p>
      </div>
      <div className={classes.main}>
        <div className={classes.head}>
          <h3 className={classes.heading}>{sectionLabels[tab]}</h3>
          {props.closeButton}
        </div>
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          {isTab(tab) ? (
            <ErrorTextContext value={saveErrorText}>
              <Form
                id={formId}
                form={form}
                onSubmit={save}
                help={onCancel ? null : texts.setupHelp}
              >
                <ConflictAlert
                  conflict={settings.conflict}
                  text={texts.conflict}
                  onLoad={settings.loadNewest}
                />
                <TabContent
                  tab={tab}
                  isSetup={onCancel === undefined}
                  control={control}
                  settings={read}
                />
              </Form>
            </ErrorTextContext>
          ) : (
            <SettingsPage page={tab} />
          )}
        </Tabs.Panel>
        {isTab(tab) || changes.length > 0 ? (
          <div className={classes.foot}>
            <p className={classes.unsaved} role="status">
              {changes.length > 0 ? texts.unsaved(changes.length) : null}
            </p>
            {isTab(tab) ? (
              <SaveButtons formId={formId} saving={isSubmitting} onCancel={onCancel} />
            ) : null}
          </div>
        ) : null}
      </div>
    </Tabs>
  );
}

interface SaveButtonsProps {
  formId: string;
  saving: boolean;
  onCancel: (() => void) | undefined;
}

function SaveButtons({ formId, saving, onCancel }: SaveButtonsProps) {
  return (
    <>
      {onCancel ? (
        <Button onClick={onCancel} disabled={saving}>
          {texts.undo}
        </Button>
      ) : null}
      <Button variant="filled" type="submit" form={formId} loading={saving}>
        {texts.save}
      </Button>
    </>
  );
}

/**
 * Focuses the first field once the form has loaded, which is after the dialog opened. Not on a
 * phone, where the keyboard would cover half of the fields.
 */
function useInitialFocus(
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
function useFocusFirstError(
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

import type {
  CompanySettings,
  SettingsForm as SettingsBody,
} from '@driftig/contracts/company/settings';
import { Button, Modal, Tabs } from '@mantine/core';
import { useId, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

import { messageOf } from '../../../api/errors.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
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
} from './settings-values.ts';
import type { SettingsSection } from './settings-values.ts';
import classes from './settings.module.css';
import { texts } from '../texts.ts';
import { useFocusFirstError, useInitialFocus } from './use-settings-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

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
          // Sections that save by themselves come after the first setup.
          names={onCancel ? sectionNames : tabNames}
        />
        <p className={classes.company}>
          <strong>{props.settings.companyName}</strong>
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
            <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
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
                  newest={props.settings}
                />
              </Form>
            </ErrorTextContext>
          ) : (
            <SettingsPage page={tab} />
          )}
        </Tabs.Panel>
        <Foot tab={tab} changes={changes.length}>
          <SaveButtons formId={formId} saving={isSubmitting} onCancel={onCancel} />
        </Foot>
      </div>
    </Tabs>
  );
}

interface FootProps {
  tab: SettingsSection;
  changes: number;
  children: ReactNode;
}

/** How much is not saved yet, also on a page that saves by itself, and the buttons of a tab. */
function Foot({ tab, changes, children }: FootProps) {
  if (!isTab(tab) && changes === 0) return null;
  return (
    <div className={classes.foot} data-toasts-above>
      <p className={classes.unsaved} role="status">
        {changes > 0 ? texts.unsaved(changes) : null}
      </p>
      {isTab(tab) ? children : null}
    </div>
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

/**
 * EditRow { entry, start?, timeMode, asManager?, onDone, ...EntryFields } — a time report as fields in
 * the place of its row. Default export: loaded lazily, when a row is written or edited.
 */
import type { TimeMode } from '@driftig/contracts/time/flex-routes';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import type { Entry } from '../queries.ts';
import classes from './edit-row.module.css';
import { EntryFields, type EntryFieldsProps } from './entry-fields.tsx';
import type { EntryValues } from './entry-values.ts';
import { leavesTab } from './leaves-tab.ts';
import { texts } from './texts.ts';
import { useEntryForm, type EntryControl } from './use-entry-form.ts';
import { useEscapeCloses } from './use-escape-closes.ts';

export interface EditProps extends Omit<EntryFieldsProps, 'state' | 'before'> {
  /** The edited entry; undefined for a new row. */
  entry: Entry | undefined;
  start?: Partial<EntryValues> | undefined;
  timeMode: TimeMode;
  asManager?: boolean;
  /** A waiting row that this one mends. */
  replaces?: string | undefined;
  /** Content before the fields, such as the employee. */
  before?: ((control: EntryControl) => EntryFieldsProps['before']) | undefined;
  /** The row is closed; saved, or not. */
  onDone: (saved?: Entry) => void;
}

export default function EditRow(props: EditProps) {
  const { entry, start, timeMode, asManager = false, before, replaces, onDone, ...fields } = props;
  const state = useEntryForm({
    entry,
    ...(start && { start }),
    timeMode,
    asManager,
    replaces,
    onSaved: onDone,
  });
  const { form, save, conflict, loadNewest, mustChoose } = state;
  const { isDirty, isSubmitting } = form.formState;
  const box = useRef<HTMLElement>(null);
  const focusFirst = useEffectEvent(() =>
    form.setFocus(mustChoose(form.getValues()) ? 'employeeId' : 'date'),
  );
  useEffect(() => {
    focusFirst();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEscapeCloses(box, isDirty, onDone);
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label={entry ? texts.editTitle : texts.newTitle}
    >
      <Form form={form} onSubmit={save}>
        <ConflictAlert conflict={conflict} text={texts.changedWhileEdited} onLoad={loadNewest} />
        <EntryFields {...fields} state={state} before={before?.(form.control)} />
        <div className={classes.buttons}>
          <Button onClick={() => onDone()} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Form>
      <LeaveGuard when={isDirty && !isSubmitting} leaves={leavesTab} onLeave={onDone} />
    </section>
  );
}

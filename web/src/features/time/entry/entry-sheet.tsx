/**
 * EntrySheet { …EditRow, onDelete? } — the form of a new row or of `entry`, from the bottom of a phone.
 * Closing with changes asks. Default export: loaded lazily.
 */
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';

import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { DiscardQuestion } from '../../../ui/overlay/discard-question.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import type { EditProps } from './edit-row.tsx';
import { EntryFields } from './entry-fields.tsx';
import { texts } from './texts.ts';
import { useEntryForm } from './use-entry-form.ts';

interface EntrySheetProps extends EditProps {
  title?: string | undefined;
  /** Where the entry may be deleted from here. */
  onDelete?: (() => void) | undefined;
}

export default function EntrySheet(props: EntrySheetProps) {
  const { entry, start, timeMode, asManager = false, before, onDone, title, onDelete } = props;
  const { lists, recent, isFlexOn, replaces } = props;
  const state = useEntryForm({
    entry,
    ...(start && { start }),
    timeMode,
    asManager,
    replaces,
    onSaved: onDone,
  });
  const { form, save, conflict, loadNewest } = state;
  const { isDirty, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const close = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onDone();
  };
  const footer = (
    <>
      {onDelete ? (
        <Button
          size="lg"
          onClick={onDelete}
          disabled={isSubmitting}
          leftSection={<IconTrash size={18} stroke={1.6} />}
        >
          {texts.remove}
        </Button>
      ) : (
        <Button size="lg" onClick={close} disabled={isSubmitting}>
          {texts.close}
        </Button>
      )}
      <Button
        size="lg"
        variant="filled"
        type="submit"
        form={formId}
        loading={isSubmitting}
        style={{ flex: 1 }}
      >
        {texts.save}
      </Button>
    </>
  );
  return (
    <>
      <Sheet
        opened
        onClose={close}
        title={title ?? (entry ? texts.editTitle : texts.newTitle)}
        footer={footer}
      >
        <Form id={formId} form={form} onSubmit={save}>
          <ConflictAlert conflict={conflict} text={texts.changedWhileEdited} onLoad={loadNewest} />
          <EntryFields
            state={state}
            lists={lists}
            recent={recent}
            isFlexOn={isFlexOn}
            before={before?.(form.control)}
          />
        </Form>
      </Sheet>
      {/* After the sheet, so that the question is on top. */}
      {isAsking ? (
        <DiscardQuestion onStay={() => setAsking(false)} onDiscard={() => onDone()} />
      ) : null}
      <LeaveGuard when={isDirty && !isSubmitting} />
    </>
  );
}

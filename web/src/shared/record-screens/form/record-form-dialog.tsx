import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, messageOf } from '../../../api/errors.ts';
import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { toastLink } from '../../../ui/feedback/toast-link.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { useDialogLeaveGuard } from '../../../ui/unsaved-changes/use-dialog-leave-guard.ts';
import { useVersionedForm } from '../../versioned-form/use-versioned-form.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import type { OwnInput } from './own-input.ts';
import { createRecord, fetchNewest, updateRecord } from '../change/queries.ts';
import type { ReferenceInput } from './record-field-input.tsx';
import { RecordFields } from './record-fields.tsx';
import { formValues } from './record-form.ts';
import type { RecordForm, FieldValues } from './record-form.ts';
import { changedFields } from './changed-fields.ts';
import { texts } from '../texts.ts';
import { useMissing } from './use-missing.ts';
import { useRecordForm } from './use-record-form.ts';
import type { RecordScreen, RecordView } from '../views/record-view.ts';

export interface RecordDialogProps {
  screen: RecordScreen;
  /** Undefined for a new record. */
  record?: RecordAnswer;
  /** Default values of a new record. */
  preset?: Partial<RecordForm>;
  /** Sent with a new record in addition to the values of the form. */
  extraValues?: FieldValues;
  /** The screen's additions to the inputs of a new record, by field name. */
  own?: Readonly<Record<string, OwnInput>>;
  /** Called with a new record before the dialog closes. */
  onCreated?: (record: RecordAnswer) => void;
  onClose: () => void;
}

function errorTextOf(words: { readonly notFound: string }) {
  return (error: unknown): string =>
    error instanceof ApiError && error.code === 'not_found'
      ? `${words.notFound} ${texts.gone}`
      : messageOf(error, texts.saveFailed);
}

/** The type without the fields that its view hides from the form. */
function formType({ type, hidden = [] }: RecordView): RecordType {
  const fields = Object.entries(type.fields).filter(([name]) => !hidden.includes(name));
  return { ...type, fields: Object.fromEntries(fields) };
}

/** The names of the records that this one refers to, which it keeps after they were deleted. */
function keptNames({ keptIn = {} }: RecordView, record: RecordAnswer) {
  const names = Object.entries(keptIn).flatMap(([name, fields = []]) => {
    const kept = fields.map((field) => textOf(record, field)).find((text) => text !== '');
    return kept === undefined ? [] : [[name, { keptName: texts.deletedNamed(kept) }] as const];
  });
  return Object.fromEntries(names);
}

function helpOf({ oneOf, fields }: RecordType): string | undefined {
  return oneOf && texts.oneOf(oneOf.map((name) => fields[name]?.label ?? name));
}

/** Says that a record is saved, and leads to it. */
function useToastCreated({ leads }: RecordScreen) {
  const navigate = useNavigate();
  return (created: RecordAnswer) => {
    if (leads === undefined) toastSuccess(texts.saved);
    else toastLink(texts.saved, leads.label, () => void navigate(leads.to(created)));
  };
}

interface RecordFormDialogProps extends RecordDialogProps {
  referenceInput: ReferenceInput;
}

/** The form of a type in a dialog. Screens use RecordDialog, which has the inputs of references. */
export function RecordFormDialog(props: RecordFormDialogProps) {
  const { screen, record, preset, onClose } = props;
  const view = screen;
  const type = useMemo(() => formType(view), [view]);
  const words = screen.words;
  const { connectFields } = view;
  const form = useRecordForm(type, { record, preset, connectFields });
  const missing = useMissing(type, form);
  const client = useQueryClient();
  const toastCreated = useToastCreated(screen);
  const idempotency = useIdempotencyKey();
  const { save, conflict, loadNewest } = useVersionedForm({
    form,
    opened: record,
    valuesOf: (read) => formValues(type, read),
    save: async (fields: FieldValues, read) => {
      if (read) {
        await updateRecord(client, screen, read, fields);
        toastSuccess(texts.saved);
        return;
      }
      const whole = { ...fields, ...props.extraValues };
      const created = await createRecord(client, screen, whole, idempotency.keyFor(whole));
      props.onCreated?.(created);
      toastCreated(created);
    },
    fetchNewest: ({ id }) => fetchNewest(client, screen, id),
    changed: (before, now) => changedFields(type, before, now),
    namesChangesAtOnce: true,
  });
  const { leaves, close } = useDialogLeaveGuard(record ? 'open' : 'new', onClose);
  return (
    <ErrorTextContext value={errorTextOf(words)}>
      <FormDialog
        opened
        onClose={close}
        title={record ? words.edit : words.add}
        help={helpOf(type)}
        form={form}
        onSubmit={save}
        closedReason={record && missing}
      >
        {record && view.head?.(record)}
        <ConflictAlert conflict={conflict} text={words.conflict} onLoad={loadNewest} />
        <RecordFields
          type={type}
          control={form.control}
          own={record ? keptNames(view, record) : props.own}
          referenceInput={props.referenceInput}
        />
      </FormDialog>
      {/* After the form, so that its question is on top. */}
      <LeaveGuard when={form.formState.isDirty} leaves={leaves} />
    </ErrorTextContext>
  );
}

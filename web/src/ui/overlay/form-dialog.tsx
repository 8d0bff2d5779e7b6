/**
 * FormDialog { opened, onClose?, title, help?, form, onSubmit, submitLabel?, closedReason?,
 * cancelLabel?, danger?, size?, aside?, overLock?, below?, children } — a form in a dialog. Closing with unsaved changes asks
 * for confirmation. When `onSubmit` resolves, the dialog closes; when it rejects, the dialog stays
 * open with the values and shows the error. Without `onClose` the dialog cannot be cancelled. Mount
 * it on open, so that the form starts with its default values.
 */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { Form } from '../fields/form.tsx';
import classes from './form-dialog.module.css';

interface FormDialogProps<Values extends FieldValues, Output> {
  opened: boolean;
  onClose?: () => void;
  title: string;
  help?: ReactNode;
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  submitLabel?: string;
  /** Why it cannot be submitted yet; undefined when it can. */
  closedReason?: string | undefined;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  size?: number;
  aside?: ReactNode;
  /** Seen while the session is over and everything else is hidden. */
  overLock?: boolean;
  /** After the form: what is saved by itself. */
  below?: ReactNode;
  children: ReactNode;
}

export function FormDialog<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output>,
) {
  const { opened, onClose, form, onSubmit, aside, closedReason } = props;
  const { submitLabel = 'Gem', cancelLabel = 'Annuller', danger = false } = props;
  const { isDirty, isSubmitting } = form.formState;
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const reasonId = useId();
  const requestClose = onClose && (() => (isDirty ? setAsking(true) : onClose()));
  const submit = async (values: Output) => {
    await onSubmit(values);
    onClose?.();
  };
  const footer = (
    <>
      {aside}
      {closedReason === undefined ? null : (
        <p id={reasonId} className={classes.reason}>
          {closedReason}
        </p>
      )}
      {requestClose ? (
        <Button onClick={requestClose} disabled={isSubmitting}>
          {cancelLabel}
        </Button>
      ) : null}
      <Button
        variant="filled"
        {...(danger ? { color: 'red' } : {})}
        type="submit"
        form={formId}
        loading={isSubmitting}
        disabled={closedReason !== undefined}
        aria-describedby={closedReason === undefined ? undefined : reasonId}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        opened={opened}
        onClose={requestClose}
        title={props.title}
        size={props.size}
        footer={footer}
        busy={isSubmitting || asking}
        overLock={props.overLock ?? false}
      >
        <Form
          id={formId}
          form={form}
          onSubmit={submit}
          isClosed={closedReason !== undefined}
          help={props.help}
        >
          {props.children}
        </Form>
        {props.below}
      </Dialog>
      {asking ? (
        <DiscardQuestion onStay={() => setAsking(false)} onDiscard={() => onClose?.()} />
      ) : null}
    </>
  );
}

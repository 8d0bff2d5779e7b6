import { Alert, Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { Form } from '../../../ui/fields/form.tsx';
import classes from './auth-dialog.module.css';
import { authErrorText } from './forms.ts';
import { texts } from './texts.ts';

interface ModeFrameProps<Values extends FieldValues, Output> {
  title: string;
  help?: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  submitLabel: string;
  /** The error text when the server sends none. */
  failed: string;
  /** A success message above the fields. */
  notice?: string | undefined;
  /** Disables the submit button. */
  done?: boolean;
  other: { readonly text: string; readonly label: string; readonly onOpen: () => void };
  /** Shows a link back to login. */
  onBack?: () => void;
  children: ReactNode;
}

/** The layout shared by the modes: title, form with submit button, and a link to another mode. */
export function ModeFrame<Values extends FieldValues, Output>(
  props: ModeFrameProps<Values, Output>,
) {
  const { title, form, failed, notice, done = false, other, onBack } = props;
  return (
    <ErrorTextContext value={(error) => authErrorText(error, failed)}>
      <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
      <Form form={form} onSubmit={props.onSubmit} help={props.help}>
        {notice === undefined ? null : (
          <Alert color="spruce" role="status">
            {notice}
          </Alert>
        )}
        {props.children}
        <Button
          type="submit"
          variant="filled"
          size="xl"
          className={classes.submit ?? ''}
          loading={form.formState.isSubmitting}
          disabled={done}
        >
          {props.submitLabel}
        </Button>
      </Form>
      <p className={classes.other}>
        {other.text}{' '}
        <button type="button" className={classes.link} onClick={other.onOpen}>
          {other.label}
        </button>
      </p>
      {onBack ? (
        <p className={classes.back}>
          <button type="button" className={classes.link} onClick={onBack}>
            {texts.backToLogin}
          </button>
        </p>
      ) : null}
    </ErrorTextContext>
  );
}

import { Alert, Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { Form } from '../../ui/fields/form.tsx';
import classes from './auth-dialog.module.css';
import { authErrorText } from './forms.ts';
import { texts } from './texts.ts';

interface ModeFrameProps<Values extends FieldValues, Output> {
  title: string;
  help?: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  submitLabel: string;
  /** What is said where the server has no words for a failure. */
  failed?: string;
  /** Something that went well, said above the fields. */
  notice?: string | undefined;
  /** Nothing more can be sent. */
  done?: boolean;
  other: { readonly text: string; readonly label: string; readonly onOpen: () => void };
  /** Back to login, where that is not the other mode. */
  onBack?: () => void;
  children: ReactNode;
}

/** What the modes of the dialog share: title, form and its button, and the way to the other mode. */
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

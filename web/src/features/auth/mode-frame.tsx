import { Alert, Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { Form } from '../../ui/fields/form.tsx';
import classes from './auth-dialog.module.css';
import { texts } from './texts.ts';

interface ModeFrameProps<Values extends FieldValues, Output> {
  title: string;
  help: string;
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  submitLabel: string;
  /** Whether it says that a company was just registered. */
  registered: boolean;
  /** Nothing more can be sent. */
  done?: boolean;
  other: { readonly text: string; readonly label: string; readonly onOpen: () => void };
  children: ReactNode;
}

/** What the modes of the dialog share: title, form and its button, and the way to the other mode. */
export function ModeFrame<Values extends FieldValues, Output>(
  props: ModeFrameProps<Values, Output>,
) {
  const { title, form, registered, done = false, other } = props;
  return (
    <>
      <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
      <Form form={form} onSubmit={props.onSubmit} help={props.help}>
        {registered ? (
          <Alert color="spruce" role="status">
            {texts.registered}
          </Alert>
        ) : null}
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
    </>
  );
}

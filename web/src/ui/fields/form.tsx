/**
 * Form { form, onSubmit, help?, id?, children } — a form on a page or in a dialog. Validates on
 * blur and on submit, focuses the first invalid field, and shows the error above the fields when
 * `onSubmit` rejects. The values are kept.
 */
import type { FormEvent, ReactNode } from 'react';
import { Alert } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from '../feedback/error-text.ts';
import classes from './form.module.css';

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  help?: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, help, id } = props;
  const errorText = useErrorText();
  const save = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      // Errors at fields are shown there already; a general message would repeat them.
      if (!hasFieldErrors(form)) form.setError('root', { message: errorText(error) });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form in a dialog is a React child of the page's form, so its submit event would bubble to
    // it.
    event.stopPropagation();
    void form.handleSubmit(save)(event);
  };
  const failure = form.formState.errors.root?.message;
  return (
    <form id={id} onSubmit={submit} noValidate className={classes.form}>
      {help ? <p className={classes.help}>{help}</p> : null}
      {failure ? (
        <Alert color="red" role="alert" ref={bringIntoView} className={classes.failure ?? ''}>
          {failure}
        </Alert>
      ) : null}
      {props.children}
    </form>
  );
}

/** The submit button may be far below the alert. */
function bringIntoView(alert: HTMLDivElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

function hasFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
  return fields.some((name) => form.getFieldState(name).error !== undefined);
}

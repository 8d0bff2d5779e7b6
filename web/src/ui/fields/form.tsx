/**
 * Form { form, onSubmit, help?, id?, children } — a form on a page or in a dialog: validates on blur
 * and on submit, focuses the first error, shows a refused save above the fields and keeps the text.
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
      // A refusal that names fields has already marked them; a general sentence would repeat it.
      if (!hasFieldErrors(form)) form.setError('root', { message: errorText(error) });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form inside a dialog is a child of the page's form in React's eyes.
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

/** The button that was pressed may stand far below it. */
function bringIntoView(alert: HTMLDivElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

function hasFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
  return fields.some((name) => form.getFieldState(name).error !== undefined);
}

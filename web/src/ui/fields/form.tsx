/**
 * Form { form, onSubmit, isClosed?, help?, id?, children } — a form on a page or in a dialog. Validates on
 * blur and on submit, focuses the first invalid field, and shows the error above the fields when
 * `onSubmit` rejects, until a field changes; an error without a text is shown elsewhere. The values
 * stay. A closed one, whose button is, shows what it lacks instead of submitting.
 */
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailure } from '../feedback/error-text.ts';
import { SaveFailure } from '../feedback/save-failure.tsx';
import classes from './form.module.css';

/** The type of the form's own error when there was no connection. */
const OFFLINE = 'offline';
/** And when the save was refused as it was. */
const SAVE = 'save';

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => Promise<void>;
  isClosed?: boolean;
  help?: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, isClosed = false, help, id } = props;
  const failureOf = useFailure();
  const save = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      // Errors at fields are shown there already; a general message would repeat them.
      if (hasFieldErrors(form)) return;
      const { text, isOffline } = failureOf(error);
      form.setError('root', { type: isOffline ? OFFLINE : SAVE, message: text });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form in a dialog is a React child of the page's form, so its submit event would bubble to
    // it.
    event.stopPropagation();
    if (isClosed) {
      event.preventDefault();
      void form.trigger(undefined, { shouldFocus: true });
      return;
    }
    void form.handleSubmit(save)(event);
  };
  const failure = form.formState.errors.root;
  useGoneByChange(form, failure?.type === SAVE);
  return (
    <form id={id} onSubmit={submit} noValidate className={classes.form}>
      {help ? <p className={classes.help}>{help}</p> : null}
      {failure && (failure.message || failure.type === OFFLINE) ? (
        <SaveFailure
          text={failure.message ?? ''}
          isOffline={failure.type === OFFLINE}
          action={<Button type="submit">Prøv igen</Button>}
        />
      ) : null}
      {props.children}
    </form>
  );
}

/** Hides a refusal once the form changes. */
function useGoneByChange<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  isShown: boolean,
): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) form.clearErrors('root');
    });
    return unsubscribe;
  }, [form, isShown]);
}

function hasFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[];
  return fields.some((name) => form.getFieldState(name).error !== undefined);
}

import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Form functions that linked fields use; independent of the form's other fields. */
export interface LinkedForm {
  readonly get: (name: string) => string;
  readonly set: (name: string, value: string) => void;
  /** Calls back after a change, with whether the user made it in the input. */
  readonly onChange: (react: (name: string | undefined, typed: boolean) => void) => () => void;
}

/** The names are those of text fields of the form; the callers' types hold them to that. */
export function linkedForm<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
): LinkedForm {
  const { getValues, setValue, watch } = form as unknown as UseFormReturn<Record<string, string>>;
  return {
    get: (name) => getValues(name) ?? '',
    set: (name, value) => setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    onChange: (react) => {
      const { unsubscribe } = watch((_values, { name, type }) => react(name, type === 'change'));
      return unsubscribe;
    },
  };
}

import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fields that an error is about together, such as a start and an end: when one of them is changed, the
 * errors that the others show are looked at again, so that none stays that is no longer so.
 */
export function useErrorsTogether<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: readonly FieldPath<Values>[],
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name === undefined || !names.includes(name)) return;
      const others = names.filter(
        (other) => other !== name && form.getFieldState(other).error !== undefined,
      );
      if (others.length > 0) void form.trigger(others);
    });
    return unsubscribe;
  }, [form, names]);
}

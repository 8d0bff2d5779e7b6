import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Values of forms are plain: lists and groups are compared by what is in them. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields whose value differs from `before`, with the new value. */
function editedFields<Values extends FieldValues>(
  before: Values,
  after: Values,
): readonly (readonly [FieldPath<Values>, Values[FieldPath<Values>]])[] {
  const names = Object.keys(after) as FieldPath<Values>[];
  return names.flatMap((name) =>
    isSame(before[name], after[name]) ? [] : [[name, after[name]] as const],
  );
}

/** Resets the form to the newest values and keeps the user's edits since `before`. */
export function resetKeepingEdits<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  before: Values,
  newest: Values,
): void {
  const typed = editedFields(before, form.getValues());
  form.reset(newest);
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}

/** For `changed` of useVersionedForm: the labels of the values that differ; those without one are left out. */
export function changedLabels<Read>(
  valuesOf: (read: Read) => FieldValues,
  labels: Readonly<Partial<Record<string, string>>>,
): (before: Read, now: Read) => readonly string[] {
  return (before, now) =>
    editedFields(valuesOf(before), valuesOf(now))
      .map(([name]) => labels[name])
      .filter((label) => label !== undefined);
}

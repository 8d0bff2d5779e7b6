import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { RecordForm, RecordFormApi, FieldValues } from './record-form.ts';
import { formValues, recordResolver } from './record-form.ts';
import type { RecordView } from './views/record-view.ts';

interface RecordFormOptions {
  /** Absent: a new one. */
  readonly record?: RecordAnswer | undefined;
  /** What a new one begins with. */
  readonly preset?: Partial<RecordForm> | undefined;
  readonly connectFields?: RecordView['connectFields'] | undefined;
}

/** The form of a record, checked when a field is left and when it is sent. */
export function useRecordForm(
  type: RecordType,
  { record, preset, connectFields }: RecordFormOptions,
): RecordFormApi {
  const [resolver] = useState(() => recordResolver(type));
  const form = useForm<RecordForm, unknown, FieldValues>({
    resolver,
    defaultValues: { ...formValues(type, record), ...preset } as RecordForm,
    mode: 'onTouched',
  });
  const { register } = form;
  // Filling one of them takes the complaint off the other.
  useEffect(() => {
    const { oneOf = [] } = type;
    for (const name of oneOf) register(name, { deps: [...oneOf] });
  }, [type, register]);
  useEffect(() => connectFields?.(form), [connectFields, form]);
  return form;
}

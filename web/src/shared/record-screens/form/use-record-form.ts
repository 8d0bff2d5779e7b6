import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { RecordForm, RecordFormApi, FieldValues } from './record-form.ts';
import { formValues, recordResolver } from './record-form.ts';
import type { RecordView } from '../views/record-view.ts';

interface RecordFormOptions {
  /** Undefined for a new record. */
  readonly record?: RecordAnswer | undefined;
  /** Default values of a new record. */
  readonly preset?: Partial<RecordForm> | undefined;
  readonly connectFields?: RecordView['connectFields'] | undefined;
}

/** The form of a record, validated on blur and on submit. */
export function useRecordForm(
  type: RecordType,
  { record, preset, connectFields }: RecordFormOptions,
): RecordFormApi {
  const [resolver] = useState(() => recordResolver(type, record && formValues(type, record)));
  const form = useForm<RecordForm, unknown, FieldValues>({
    resolver,
    defaultValues: { ...formValues(type, record), ...preset } as RecordForm,
    mode: 'onTouched',
  });
  const { register } = form;
  // Revalidates all of them when one changes: filling one removes the error of the other.
  useEffect(() => {
    const { oneOf = [] } = type;
    for (const name of oneOf) register(name, { deps: [...oneOf] });
  }, [type, register]);
  useEffect(() => connectFields?.(form), [connectFields, form]);
  return form;
}

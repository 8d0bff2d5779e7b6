import type { RecordAnswer, RecordType } from '@driftig/contracts/records/record-type';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { RecordForm, WireFields } from './record-form.ts';
import { formValues, recordResolver } from './record-form.ts';
import { useTown } from './use-town.ts';

/** The form of a record, checked when a field is left and when it is sent. */
export function useRecordForm(
  type: RecordType,
  record: RecordAnswer | undefined,
  preset: Partial<RecordForm> = {},
) {
  const [resolver] = useState(() => recordResolver(type));
  const form = useForm<RecordForm, unknown, WireFields>({
    resolver,
    defaultValues: { ...formValues(type, record), ...preset } as RecordForm,
    mode: 'onTouched',
  });
  useTown(type, form);
  const { register } = form;
  // Filling one of them takes the complaint off the other.
  useEffect(() => {
    const { oneOf = [] } = type;
    for (const name of oneOf) register(name, { deps: [...oneOf] });
    // A number is Danish or not by the country, which stands after it.
    if ('country' in type.fields) register('country', { deps: numbersOf(type) });
  }, [type, register]);
  return form;
}

function numbersOf({ fields }: RecordType): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'cvr');
}

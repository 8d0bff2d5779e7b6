import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import type { RecordField } from '@driftig/contracts/records/record-type';
import type { Control } from 'react-hook-form';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { SelectField } from '../ui/fields/select-field.tsx';
import { useOptions } from './queries.ts';
import type { OwnInput } from './own-input.ts';
import type { FieldValues } from './record-form.ts';
import { texts } from './texts.ts';

interface ReferenceFieldProps extends OwnInput {
  name: string;
  label: string;
  refersTo: RecordField['refersTo'];
  required: boolean;
  autoFocus: boolean;
  control: Control<Record<string, string | null>, unknown, FieldValues>;
}

const danishCollator = new Intl.Collator('da', { numeric: true });

/** The options in Danish alphabetical order. */
function optionsByName(rows: readonly { readonly id: string; readonly name: string }[]) {
  return rows
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => danishCollator.compare(one.label, other.label));
}

/** A select field whose options are the records of another type. */
export function ReferenceField({
  refersTo = 'customers',
  keptName,
  ...props
}: ReferenceFieldProps) {
  const { rows = [], loadingMore } = useOptions(refersTo as ReadTypeName);
  const chosen = useWatch({ control: props.control, name: props.name });
  const options = useMemo(() => optionsByName(rows), [rows]);
  // While the options load, and after the record was deleted, no option has the chosen id.
  const unknown = Boolean(chosen) && !rows.some(({ id }) => id === chosen);
  const nameless = {
    value: chosen ?? '',
    label: loadingMore ? texts.fetching : (keptName ?? texts.deletedThing),
  };
  return (
    <SelectField
      {...props}
      options={unknown ? [nameless, ...options] : options}
      clearable={!props.required}
    />
  );
}

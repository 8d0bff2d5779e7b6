import type { ReadTypeName } from '@driftig/contracts/records/record-contracts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { sortByName } from '@driftig/domain/text/sort-danish';
import { CustomerSelect } from '../customers/customer-select.tsx';
import { useOptions } from '../change/queries.ts';
import { useRecordRows } from '../change/record-rows.ts';
import type { NamedCustomer } from '../customers/rank-customers.ts';
import type { ReferenceInputProps } from './record-field-input.tsx';
import type { FieldValues } from './record-form.ts';
import { texts } from '../texts.ts';
import { customersView } from '../views/customers.ts';

type References = Record<string, string | null>;

/** The options in Danish alphabetical order. */
function optionsByName(rows: readonly { readonly id: string; readonly name: string }[]) {
  return sortByName(rows, ({ name }) => name).map(({ id, name }) => ({ value: id, label: name }));
}

/** A select field whose options are the records of another type. */
export function ReferenceField({ refersTo = 'customers', ...props }: ReferenceInputProps) {
  if (refersTo === 'customers') return <CustomerField {...props} />;
  const { newRecord: _, ...others } = props;
  return <RecordSelect {...others} refersTo={refersTo} />;
}

type FieldOf = Omit<ReferenceInputProps, 'refersTo'>;

/** The name of what is chosen and not in the list: while it loads, and after it was deleted. */
const namelessText = (loading: boolean, keptName: string | undefined) =>
  loading ? texts.fetching : (keptName ?? texts.deletedThing);

const none: readonly NamedCustomer[] = [];

function CustomerField({ keptName, newRecord, ...props }: FieldOf) {
  const { rows, loadingMore, error } = useRecordRows(customersView);
  const { value, onChange, input } = useField<References, string | null, FieldValues>(props);
  return (
    <CustomerSelect
      {...input}
      customers={(rows ?? none) as readonly NamedCustomer[]}
      loading={loadingMore || (rows === undefined && error === null)}
      newCustomer={newRecord}
      unknownName={namelessText(loadingMore, keptName)}
      value={value}
      onChange={onChange}
      onCreate={({ id }) => onChange(id)}
      clearable={!props.required}
    />
  );
}

function RecordSelect({
  refersTo,
  keptName,
  ...props
}: FieldOf & { refersTo: NonNullable<ReferenceInputProps['refersTo']> }) {
  const { rows = [], loadingMore } = useOptions(refersTo as ReadTypeName);
  const chosen = useWatch({ control: props.control, name: props.name });
  const options = useMemo(() => optionsByName(rows), [rows]);
  // While the options load, and after the record was deleted, no option has the chosen id.
  const unknown = Boolean(chosen) && !rows.some(({ id }) => id === chosen);
  const nameless = {
    value: chosen ?? '',
    label: namelessText(loadingMore, keptName),
  };
  return (
    <SelectField
      {...props}
      options={unknown ? [nameless, ...options] : options}
      clearable={!props.required}
    />
  );
}

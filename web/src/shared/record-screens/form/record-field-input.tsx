import type { RecordField } from '@driftig/contracts/records/record-type';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';

import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { TypedNumber } from '../../../ui/fields/number-text.ts';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { SelectField, type Option } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { OwnInput } from './own-input.ts';
import type { RecordForm, FieldValues } from './record-form.ts';

const PartsField = lazyWhenIdle(() => import('./parts-field.tsx'));

type Texts = Control<Record<string, string>, unknown, FieldValues>;
type Numbers = Control<Record<string, TypedNumber>, unknown, FieldValues>;

type YesNos = Control<Record<string, boolean>, unknown, FieldValues>;
type References = Control<Record<string, string | null>, unknown, FieldValues>;

export interface ReferenceInputProps extends OwnInput {
  name: string;
  label: string;
  refersTo: RecordField['refersTo'];
  required: boolean;
  autoFocus: boolean;
  control: References;
}
/** The input of a field that refers to another record. */
export type ReferenceInput = ComponentType<ReferenceInputProps>;
/** For types that have no references. */
export const noReferences: ReferenceInput = () => null;

interface RecordFieldInputProps {
  name: string;
  field: RecordField;
  control: Control<RecordForm, unknown, FieldValues>;
  /** The unit of amounts, e.g. 'kr.'. */
  currency: string;
  autoFocus: boolean;
  own?: OwnInput | undefined;
  referenceInput: ReferenceInput;
}

function optionsOf({ choices = {} }: Pick<RecordField, 'choices'>): readonly Option[] {
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }));
}

/** The input of a field, by its kind. */
export function RecordFieldInput({ name, field, control, ...props }: RecordFieldInputProps) {
  const { referenceInput: Reference } = props;
  const { label, kind, max } = field;
  const required = field.required !== undefined;
  const { options, keptName, newRecord, ...own } = props.own ?? {};
  const shared = { name, label, required, autoFocus: props.autoFocus, ...own };
  // The names of the fields are known at run time only; formValues gave each the type of its kind.
  const ofKind = control as unknown as Texts & Numbers & YesNos & References;
  const yesNos: YesNos = ofKind;
  const limit = max === undefined ? {} : { maxLength: max };
  switch (kind) {
    case 'money':
      return <MoneyField {...shared} control={ofKind} unit={props.currency} />;
    case 'quantity':
      return <QuantityField {...shared} control={ofKind} />;
    case 'count':
      return <NumberField {...shared} control={ofKind} />;
    case 'date':
      return <DateField {...shared} control={ofKind} />;
    case 'time':
      return <TimeField {...shared} control={ofKind} />;
    case 'yesNo':
      return <CheckboxField name={name} label={label} control={yesNos} />;
    case 'choice':
      return <SelectField {...shared} control={ofKind} options={options ?? optionsOf(field)} />;
    case 'reference':
      return (
        <Reference
          {...shared}
          control={ofKind}
          refersTo={field.refersTo}
          keptName={keptName}
          newRecord={newRecord}
        />
      );
    case 'parts':
      return (
        <Suspense>
          <PartsField name={name} label={label} control={ofKind} refersTo={field.refersTo} />
        </Suspense>
      );
    case 'longText':
      return <TextareaField {...shared} {...limit} control={ofKind} />;
    case 'email':
      return <TextField {...shared} control={ofKind} type="email" autoComplete="off" />;
    case 'phone':
      return <TextField {...shared} {...limit} control={ofKind} type="tel" autoComplete="off" />;
    default:
      return <TextField {...shared} {...limit} control={ofKind} autoComplete="off" />;
  }
}

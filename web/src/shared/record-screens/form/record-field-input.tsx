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
  const texts = control as unknown as Texts;
  const numbers = control as unknown as Numbers;
  const limit = max === undefined ? {} : { maxLength: max };
  switch (kind) {
    case 'money':
      return <MoneyField {...shared} control={numbers} unit={props.currency} />;
    case 'quantity':
      return <QuantityField {...shared} control={numbers} />;
    case 'count':
      return <NumberField {...shared} control={numbers} />;
    case 'date':
      return <DateField {...shared} control={texts} />;
    case 'time':
      return <TimeField {...shared} control={texts} />;
    case 'yesNo':
      return <CheckboxField name={name} label={label} control={control as unknown as YesNos} />;
    case 'choice':
      return (
        <SelectField
          {...shared}
          control={control as unknown as References}
          options={options ?? optionsOf(field)}
        />
      );
    case 'reference':
      return (
        <Reference
          {...shared}
          control={control as unknown as References}
          refersTo={field.refersTo}
          keptName={keptName}
          newRecord={newRecord}
        />
      );
    case 'parts':
      return (
        <Suspense>
          <PartsField name={name} label={label} control={texts} refersTo={field.refersTo} />
        </Suspense>
      );
    case 'longText':
      return <TextareaField {...shared} {...limit} control={texts} />;
    case 'email':
      return <TextField {...shared} control={texts} type="email" autoComplete="off" />;
    case 'phone':
      return <TextField {...shared} {...limit} control={texts} type="tel" autoComplete="off" />;
    default:
      return <TextField {...shared} {...limit} control={texts} autoComplete="off" />;
  }
}

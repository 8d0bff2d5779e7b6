import { receipts } from '@driftig/contracts/records/types/receipts';
import { currencyWord } from '@driftig/domain/format';
import type { Control } from 'react-hook-form';

import { useUser } from '../../api/session/session.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { Upload, UploadForm } from './upload-form.ts';

const { businessName, description, price, date } = receipts.fields;

interface UploadFieldsProps {
  control: Control<UploadForm, unknown, Upload>;
  /** Marks the fields that were read from the file. */
  markOf: (field: 'businessName' | 'description' | 'price' | 'date') => { readonly help?: string };
}

/** The fields of the upload form. */
export function UploadFields({ control, markOf }: UploadFieldsProps) {
  const unit = currencyWord(useUser().company.currency);
  return (
    <>
      <TextField
        control={control}
        name="businessName"
        label={businessName.label}
        maxLength={businessName.max}
        {...markOf('businessName')}
        autoComplete="off"
        required
      />
      <TextareaField
        control={control}
        name="description"
        label={description.label}
        maxLength={description.max}
        {...markOf('description')}
        required
      />
      <FieldRow>
        <MoneyField
          control={control}
          name="price"
          label={price.label}
          unit={unit}
          required
          {...markOf('price')}
        />
        <DateField control={control} name="date" label={date.label} required {...markOf('date')} />
      </FieldRow>
    </>
  );
}

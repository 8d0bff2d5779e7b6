import type { RecordType } from '@driftig/contracts/records/record-type';
import { currencyWord } from '@driftig/domain/format';
import type { Control } from 'react-hook-form';

import { useUser } from '../../../api/session/session.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import type { OwnInput } from './own-input.ts';
import { RecordFieldInput } from './record-field-input.tsx';
import type { ReferenceInput } from './record-field-input.tsx';
import { fieldRows, formFields, type RecordForm, type FieldValues } from './record-form.ts';

interface RecordFieldsProps {
  type: RecordType;
  control: Control<RecordForm, unknown, FieldValues>;
  /** The screen's additions, by field name. */
  own?: Readonly<Record<string, OwnInput>> | undefined;
  referenceInput: ReferenceInput;
}

/** The inputs of a type, in the order of its description. */
export function RecordFields({ type, control, own, referenceInput }: RecordFieldsProps) {
  const currency = currencyWord(useUser().company.currency);
  const [[first] = []] = formFields(type);
  return fieldRows(type).map((row) => (
    <FieldRow key={row[0]?.name}>
      {row.map(({ name, field }) => (
        <RecordFieldInput
          key={name}
          name={name}
          field={field}
          control={control}
          currency={currency}
          autoFocus={name === first}
          own={own?.[name]}
          referenceInput={referenceInput}
        />
      ))}
    </FieldRow>
  ));
}

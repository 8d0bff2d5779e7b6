// Default export: loaded when lines have different VAT.
import { NativeSelect } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import type { LineNoteProps } from '../../../../shared/line-editor/line-row.tsx';
import { vatOptions } from '../../../../shared/line-editor/vat-options.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { texts } from '../texts.ts';

/** The VAT code of one line; a line without one has that of the invoice. */
export default function LineVat({ group, index }: LineNoteProps) {
  const { control } = useFormContext<InvoiceValues>();
  const usual = useWatch({ control, name: 'vatCode' });
  const { field, fieldState } = useController({
    control,
    name: `groups.${group}.${index}.vatCode`,
  });
  return (
    <NativeSelect
      {...field}
      value={field.value ?? usual}
      size="xs"
      w="fit-content"
      aria-label={texts.ofLine(texts.vatCode, index + 1)}
      data={vatOptions}
      error={fieldState.error?.message}
    />
  );
}

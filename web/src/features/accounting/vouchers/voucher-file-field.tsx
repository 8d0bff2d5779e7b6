import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';

import { prepareReceiptFile } from '../../../shared/receipt-file/prepare-receipt-file.ts';
import { texts } from './texts.ts';
import type { VoucherFieldsProps } from './voucher-values.ts';

const accepted = [...receiptFile.mediaTypes, 'image/heic'].join(',');

/** The file of a voucher: a picture, shrunk before it is sent, or a PDF. */
export function VoucherFileField({ control, isEdit }: VoucherFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'receipt' });
  const [error, setError] = useState<string>();
  const choose = async (chosen: File | null) => {
    const ready = chosen === null ? { file: null } : await prepareReceiptFile(chosen);
    setError('error' in ready ? ready.error : undefined);
    field.onChange('error' in ready ? null : ready.file);
  };
  return (
    <FileInput
      ref={field.ref}
      label={texts.file}
      placeholder={isEdit ? texts.newFile : texts.chooseFile}
      accept={accepted}
      value={field.value}
      error={error ?? fieldState.error?.message}
      clearable
      withAsterisk={!isEdit}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { messageOf } from '../../../../api/errors.ts';
import { IntegerInput } from '../../../../ui/fields/number-input.tsx';
import type { TypedNumber } from '../../../../ui/fields/number-text.ts';
import { useField } from '../../../../ui/fields/use-field.ts';
import { fetchNextNumber } from '../../invoice-create-queries.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

/** The invoice number. Get fills in the company's next number and locks the field. */
export function NumberChooser({ nextNumber }: { nextNumber: number }) {
  const form: InvoiceForm = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { control } = form;
  const locked = useWatch({ control, name: 'shownNumber' }) !== null;
  const { value, onChange, input } = useField<InvoiceValues, TypedNumber, InvoiceValues>({
    control,
    name: 'number',
    label: texts.number,
    help: locked ? texts.numberLocked : texts.numberHelp,
    placeholder: texts.nextNumber(nextNumber),
  });
  const { get: fetchNumber, busy } = useFetchNumber(form);
  const unlock = () => {
    form.setValue('shownNumber', null, { shouldDirty: true });
    form.setFocus('number');
  };
  const button = locked ? (
    <Button
      leftSection={<IconLockOpen size={18} stroke={1.6} />}
      onClick={unlock}
      aria-label={texts.unlock}
    >
      {texts.unlockShort}
    </Button>
  ) : (
    <Button onClick={() => void fetchNumber()} loading={busy}>
      {texts.get}
    </Button>
  );
  return (
    <div className={classes.numberRow}>
      <IntegerInput
        {...input}
        value={value}
        onChange={onChange}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        readOnly={locked}
        maxLength={9}
      />
      {button}
    </div>
  );
}

/** Fetches the current next number; an error is shown at the field. */
function useFetchNumber(form: InvoiceForm) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    try {
      const next = await fetchNextNumber(client);
      form.setValue('number', next, { shouldDirty: true, shouldValidate: true });
      form.setValue('shownNumber', next, { shouldDirty: true });
    } catch (error) {
      form.setError('number', { type: 'get', message: messageOf(error, texts.getFailed) });
    } finally {
      setBusy(false);
    }
  };
  return { get, busy };
}

import { Alert, Button, Checkbox } from '@mantine/core';
import { formatDate } from '@driftig/domain/format';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { MoneyInput } from '../../../../ui/fields/number-input.tsx';
import type { TypedNumber } from '../../../../ui/fields/number-text.ts';
import { useField } from '../../../../ui/fields/use-field.ts';
import { depositTexts } from './deposit-texts.ts';
import { blockNonNumeric } from '../../../../shared/line-editor/block-non-numeric.ts';
import { followsPaidDeposit, noDeposit, withPaidTick } from './deposit.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { setValues } from '../values/set-values.ts';
import classes from '../tabs/tab.module.css';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

function useInvoice(): InvoiceForm {
  return useFormContext<InvoiceValues, unknown, InvoiceValues>();
}

/** Amount of a deposit invoice; read-only for a paid deposit. */
export function DepositPrice({ currencyWord }: { currencyWord: string }) {
  const { control } = useInvoice();
  const [kind, followsDeposit] = useWatch({ control, name: ['kind', 'followsDeposit'] });
  const paid = followsPaidDeposit({ kind, followsDeposit });
  const { value, onChange, input } = useField<InvoiceValues, TypedNumber, InvoiceValues>({
    control,
    name: 'depositPrice',
    label: texts.depositPrice,
    required: kind === 'deposit',
    help: paid ? texts.depositPriceFixed : texts.depositPriceHelp,
    placeholder: '0,00',
  });
  return (
    <MoneyInput
      {...input}
      value={value}
      onChange={onChange}
      unit={currencyWord}
      readOnly={paid}
      onBeforeInput={blockNonNumeric}
    />
  );
}

interface FollowedDepositProps {
  /** The deposit price from Settings. */
  price: number;
  /** Opens the list of deposits. */
  onChoose: () => void;
}

/** In place of the choice between Deposit and End, once the form is based on a deposit (D24). */
export function FollowedDeposit({ price, onChoose }: FollowedDepositProps) {
  const form = useInvoice();
  const [kind, number, date] = useWatch({
    control: form.control,
    name: ['kind', 'depositInvoiceNumber', 'depositDate'],
  });
  const isPaid = kind === 'final';
  return (
    <div className={classes.followed}>
      <Checkbox
        label={depositTexts.alreadyPaid}
        description={isPaid ? depositTexts.isTakenOff : depositTexts.isNotPaid}
        checked={isPaid}
        onChange={(event) => setValues(form, withPaidTick(event.currentTarget.checked))}
      />
      {isPaid ? <LinkedDeposit number={number} date={date} onChoose={onChoose} /> : null}
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.undo ?? ''}
        onClick={() => {
          setValues(form, noDeposit(price));
          form.setFocus('kind');
        }}
      >
        {depositTexts.withoutDeposit}
      </Button>
    </div>
  );
}

interface LinkedDepositProps {
  number: number | null;
  date: string;
  onChoose: () => void;
}

/** The deposit that is taken off, or the way to choose it. */
function LinkedDeposit({ number, date, onChoose }: LinkedDepositProps) {
  const { control } = useInvoice();
  const { field, fieldState } = useController({ control, name: 'depositInvoiceNumber' });
  if (number !== null && fieldState.error === undefined)
    return <p className={classes.note}>{depositTexts.takesOff(number, formatDate(date))}</p>;
  return (
    <Alert color="amber" title={fieldState.error?.message ?? depositTexts.depositMissing}>
      <Button ref={field.ref} name={field.name} size="compact-sm" onClick={onChoose}>
        {depositTexts.checkDeposits}
      </Button>
    </Alert>
  );
}

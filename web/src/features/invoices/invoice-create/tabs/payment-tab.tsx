// Default export: loaded lazily by SectionPanels.
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { currencyWord } from '@driftig/domain/format';
import { useFormContext, useWatch } from 'react-hook-form';

import { Card } from '../../../../ui/layout/card.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../../ui/fields/field-row.tsx';
import { QuantityField } from '../../../../ui/fields/quantity-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DepositPrice, FollowedDeposit } from '../deposit/deposit-fields.tsx';
import type { InvoiceValues } from '../values/form-values.ts';
import { KindChooser } from './kind-chooser.tsx';
import { NumberChooser } from './number-chooser.tsx';
import { OrderDeposit } from '../deposit/order-deposit.tsx';
import classes from './tab.module.css';
import { texts } from '../texts.ts';

interface PaymentTabProps {
  settings: CompanySettings;
  /** Opens the list of deposits. */
  onCheckDeposits: () => void;
}

export default function PaymentTab({ settings, onCheckDeposits }: PaymentTabProps) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { nextInvoiceNumber, depositPrice, currency } = settings;
  return (
    <div className={classes.cards}>
      <Card>
        <div className={classes.fields}>
          <Kind price={depositPrice} onChoose={onCheckDeposits} currency={currency} />
          <OrderDeposit currency={currency} />
          <NumberChooser nextNumber={nextInvoiceNumber} />
          <FieldRow>
            <DateField control={control} name="date" label={texts.date} required />
            <DateField control={control} name="payDate" label={texts.payDate} required />
          </FieldRow>
          {currency === 'DKK' ? null : (
            <QuantityField
              control={control}
              name="exchangeRate"
              label={`${texts.exchangeRate} (${currency})`}
              help={texts.exchangeRateHelp}
            />
          )}
        </div>
      </Card>
      <Card title={texts.bank} subtitle={texts.bankHelp}>
        <div className={classes.fields}>
          <TextField control={control} name="bankName" label={texts.bankName} maxLength={80} />
          <FieldRow>
            <TextField control={control} name="regNumber" label={texts.regNumber} maxLength={10} />
            <TextField
              control={control}
              name="accountNumber"
              label={texts.accountNumber}
              maxLength={20}
            />
          </FieldRow>
        </div>
      </Card>
    </div>
  );
}

interface KindProps {
  price: number;
  currency: string;
  onChoose: () => void;
}

/** Kind of the invoice, and the deposit that it asks for or subtracts. */
function Kind({ price, currency, onChoose }: KindProps) {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const [kind, follows] = useWatch({ control, name: ['kind', 'followsDeposit'] });
  return (
    <>
      {follows ? <FollowedDeposit price={price} onChoose={onChoose} /> : <KindChooser />}
      {kind === 'deposit' || follows ? (
        <DepositPrice currencyWord={currencyWord(currency)} />
      ) : null}
    </>
  );
}

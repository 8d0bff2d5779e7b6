import { planFeatures } from '@driftig/contracts/core/plans';
import { Radio } from '@mantine/core';
import { useFormContext } from 'react-hook-form';

import { useUser } from '../../../../api/session/session.ts';
import { useField } from '../../../../ui/fields/use-field.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import classes from './tab.module.css';
import { texts } from '../texts.ts';

/** Deposit or End; neither is chosen at first (product D1). */
export function KindChooser() {
  const { control } = useFormContext<InvoiceValues, unknown, InvoiceValues>();
  const { openPlan } = useUser().company;
  const hasDeposits = planFeatures[openPlan].includes('advancedInvoicing');
  const { value, onChange, input } = useField<InvoiceValues, InvoiceValues['kind'], InvoiceValues>({
    control,
    name: 'kind',
    label: texts.kind,
    required: true,
  });
  const { ref, ...group } = input;
  return (
    <Radio.Group {...group} value={value} onChange={onChange}>
      <div className={classes.kinds}>
        <div className={classes.kind}>
          <Radio
            ref={ref}
            value="deposit"
            label={texts.deposit}
            description={hasDeposits ? texts.depositHelp : texts.depositInPro}
          />
        </div>
        <div className={classes.kind}>
          <Radio value="final" label={texts.end} description={texts.endHelp} />
        </div>
      </div>
    </Radio.Group>
  );
}

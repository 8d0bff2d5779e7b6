import { vatPeriodLengths, type VatPeriodLength } from '@driftig/contracts/periods/period-kind';
import { periodListRoutes } from '@driftig/contracts/periods/periods';
import { Alert, Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { Periods } from './period-queries.ts';
import classes from './periods.module.css';
import { texts } from './texts.ts';

const lengths = Object.entries(vatPeriodLengths).map(([value, label]) => ({ value, label }));

/** The first month of the financial year, and the length of the VAT period. */
export function PeriodSettings({ periods: { firstMonth, vatPeriod } }: { periods: Periods }) {
  const [month, setMonth] = useState(String(firstMonth));
  const [length, setLength] = useState<string>(vatPeriod);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { firstMonth: Number(month), vatPeriod: length as VatPeriodLength };
      return call(periodListRoutes.savePeriodSettings, { body });
    },
    onSuccess: () => toastSuccess(texts.saved),
  });
  return (
    <>
      {error === null ? null : (
        <Alert color="red" role="alert" className={classes.alert ?? ''}>
          {messageOf(error, texts.saveFailed)}
        </Alert>
      )}
      <div className={classes.settings}>
        <NativeSelect
          label={texts.firstMonth}
          data={texts.monthOptions}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.vatPeriod}
          data={lengths}
          value={length}
          onChange={(event) => setLength(event.currentTarget.value)}
        />
        <Button loading={isPending} onClick={() => mutate()}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}

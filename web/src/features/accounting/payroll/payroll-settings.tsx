import { payrollRoutes } from '@driftig/contracts/accounting/payroll';
import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { messageOf } from '../../../api/errors.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import classes from '../lists/lists.module.css';
import type { Preview } from './preview.ts';
import { texts } from './texts.ts';

const codes = ['mileage', 'diet', 'expense'] as const;

/** The payroll system's pay types and employee numbers, typed once. */
export function PayrollSettings({ preview }: { preview: Preview }) {
  const [typed, setTyped] = useState(preview);
  const [failure, setFailure] = useState<string>();
  const { mileage, diet, expense, people } = typed;
  const save = async () => {
    setFailure(undefined);
    try {
      const numbered = people.filter(({ number }) => number.trim() !== '');
      const body = {
        mileage,
        diet,
        expense,
        people: numbered.map(({ employeeId, number }) => ({ employeeId, number })),
      };
      toastSuccess((await call(payrollRoutes.savePayrollSettings, { body })).message);
    } catch (error) {
      setFailure(messageOf(error, texts.saveFailed));
    }
  };
  const numberOf = (id: string, number: string) =>
    people.map((person) => (person.employeeId === id ? { ...person, number } : person));
  return (
    <>
      <h3>{texts.settings}</h3>
      {failure === undefined ? null : (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <div className={classes.numbers}>
        {codes.map((code) => (
          <TextInput
            key={code}
            label={texts[code]}
            inputMode="numeric"
            maxLength={9}
            value={typed[code]}
            onChange={(event) => setTyped({ ...typed, [code]: event.currentTarget.value })}
          />
        ))}
        {people.map(({ employeeId, name, number }) => (
          <TextInput
            key={employeeId}
            label={texts.number(name)}
            inputMode="numeric"
            maxLength={9}
            value={number}
            onChange={(event) =>
              setTyped({ ...typed, people: numberOf(employeeId, event.currentTarget.value) })
            }
          />
        ))}
      </div>
      <Button onClick={() => void save()}>{texts.save}</Button>
    </>
  );
}

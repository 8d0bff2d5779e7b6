import type { MappedAccount, OwnAccount } from '@driftig/domain/exchange/saft-in/map-accounts';
import { NativeSelect } from '@mantine/core';

import classes from '../exchange.module.css';
import { texts } from './texts.ts';

interface AccountChoicesProps {
  accounts: readonly MappedAccount[];
  chart: readonly OwnAccount[];
  onChoose: (id: string, own: number) => void;
}

/** An own account is chosen for each account that is not known. */
export function AccountChoices({ accounts, chart, onChoose }: AccountChoicesProps) {
  if (accounts.length === 0) return null;
  const options = chart.map(({ number, name }) => ({
    value: String(number),
    label: `${number} ${name}`,
  }));
  return (
    <section className={classes.choices}>
      <h3 className={classes.heading}>{texts.mapTitle}</h3>
      <p className={classes.text}>{texts.mapText}</p>
      {accounts.map(({ from }) => (
        <NativeSelect
          key={from.id}
          label={texts.mapLabel(from.id, from.name)}
          value=""
          data={[{ value: '', label: texts.mapPick }, ...options]}
          onChange={(event) => onChoose(from.id, Number(event.currentTarget.value))}
        />
      ))}
    </section>
  );
}

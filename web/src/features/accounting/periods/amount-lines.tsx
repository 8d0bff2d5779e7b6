import { formatKroner } from '@driftig/domain/format';
import { useQuery } from '@tanstack/react-query';

import { accountsQuery } from '../queries.ts';
import classes from './periods.module.css';
import { texts } from './texts.ts';

interface AmountLinesProps {
  /** Øre; debit above 0. */
  lines: readonly { readonly account: number; readonly amount: number }[];
}

/** Accounts with debit and credit, and the sums of both. */
export function AmountLines({ lines }: AmountLinesProps) {
  const accounts = useQuery(accountsQuery).data;
  const names = new Map(accounts?.map(({ number, name }) => [number, name]));
  const nameOf = (number: number) =>
    names.get(number) ?? (accounts === undefined ? '' : `(${texts.unknown})`);
  const sum = (sign: number) =>
    lines.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.debit}</th>
          <th scope="col">{texts.credit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an account may be typed twice
          <tr key={index}>
            <th scope="row">{`${account} ${nameOf(account)}`}</th>
            <td>{amount > 0 ? formatKroner(amount) : ''}</td>
            <td>{amount < 0 ? formatKroner(-amount) : ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{formatKroner(sum(1))}</td>
          <td>{formatKroner(sum(-1))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

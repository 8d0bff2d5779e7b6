import { formatAmount, formatKroner } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { accountsQuery } from '../queries.ts';
import { calendarYear } from './months.ts';
import classes from './ledger.module.css';
import type { Place } from './place.ts';
import type { Entry } from './queries.ts';
import { texts } from './texts.ts';

interface EntryLinesProps {
  entry: Entry;
  onOpen: (place: Place) => void;
}

/** The lines of an entry; each leads to the card of its account in the entry's year. */
export function EntryLines({ entry: { lines, date }, onOpen }: EntryLinesProps) {
  const accounts = useQuery(accountsQuery).data ?? [];
  const names = new Map(accounts.map(({ number, name }) => [number, name]));
  const period = calendarYear(date);
  const sum = lines.reduce((all, { amount }) => all + Math.max(amount, 0), 0);
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
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an entry never change
          <tr key={index}>
            <th scope="row">
              <Anchor
                component="button"
                onClick={() => onOpen({ as: 'account', number: line.account, period })}
              >
                {`${line.account} ${names.get(line.account) ?? ''}`.trim()}
              </Anchor>
              <small>{factsOf(line)}</small>
            </th>
            <td>{line.amount > 0 ? formatKroner(line.amount) : ''}</td>
            <td>{line.amount < 0 ? formatKroner(-line.amount) : ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{formatKroner(sum)}</td>
          <td>{formatKroner(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** VAT code and part of a line, and its amount in another currency. */
function factsOf({ vatCode, vatPart, currency, currencyAmount, rate }: Entry['lines'][number]) {
  return [
    ...(vatCode === '' ? [] : [texts.vatCode(vatCode)]),
    ...(vatPart === '' ? [] : [texts.vatParts[vatPart]]),
    ...(currency === '' ? [] : [texts.currency(formatAmount(currencyAmount, currency), rate)]),
  ].join(' · ');
}

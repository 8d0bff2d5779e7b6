import { sourceKinds } from '@driftig/contracts/ledger/source-kind';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';

import { Tag } from '../../../ui/display/status-chip.tsx';
import classes from './ledger.module.css';
import { PhoneFigures } from './phone-figures.tsx';
import type { Place } from './place.ts';
import type { Balance, CardLine } from './queries.ts';
import { withBalances } from './running-balance.ts';
import { texts } from './texts.ts';

interface CardLinesProps {
  /** Newest first. */
  lines: readonly CardLine[];
  balance: Balance;
  onOpen: (place: Place) => void;
}

/** The lines of an account card, each with its entry, the balance after it, and the sums of the period. */
export function CardLines({ lines, balance: { debit, credit, closing }, onOpen }: CardLinesProps) {
  if (lines.length === 0) return <p role="status">{texts.cardEmpty}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" data-text data-desk>
            {texts.date}
          </th>
          <th scope="col" data-text>
            {texts.voucherColumn}
          </th>
          <th scope="col" data-text>
            {texts.text}
          </th>
          <th scope="col" data-text data-desk>
            {texts.source}
          </th>
          <th scope="col" data-desk>
            {texts.debit}
          </th>
          <th scope="col" data-desk>
            {texts.credit}
          </th>
          <th scope="col">{texts.balance}</th>
        </tr>
      </thead>
      <tbody>
        {withBalances(lines, closing).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry may have more lines of one account
          <Line key={`${line.number}.${index}`} line={line} onOpen={onOpen} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td data-text data-desk />
          <td data-text />
          <th scope="row" data-text>
            {texts.total}
          </th>
          <td data-text data-desk />
          <td data-desk>{formatKroner(debit)}</td>
          <td data-desk>{formatKroner(credit)}</td>
          <td>{formatKroner(closing)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface LineProps {
  line: CardLine & { readonly balance: number };
  onOpen: (place: Place) => void;
}

function Line({
  line: { number, date, text, sourceKind, debit, credit, balance },
  onOpen,
}: LineProps) {
  const moved =
    debit > 0 ? `${texts.debit} ${formatKroner(debit)}` : `${texts.credit} ${formatKroner(credit)}`;
  return (
    <tr>
      <td data-text data-desk>
        {formatDate(date)}
      </td>
      <td data-text>
        <Anchor
          component="button"
          aria-label={texts.voucher(number)}
          onClick={() => onOpen({ as: 'entry', number })}
        >
          {number}
        </Anchor>
      </td>
      <td data-text>
        {text}
        <PhoneFigures figures={[formatDate(date), moved]} />
      </td>
      <td data-text data-desk>
        <Tag>{sourceKinds[sourceKind]}</Tag>
      </td>
      <td data-desk>{debit > 0 ? formatKroner(debit) : ''}</td>
      <td data-desk>{credit > 0 ? formatKroner(credit) : ''}</td>
      <td>{formatKroner(balance)}</td>
    </tr>
  );
}

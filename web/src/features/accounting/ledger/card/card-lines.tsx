import { sourceKinds } from '@driftig/contracts/ledger/source-kind';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';

import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Tag } from '../../../../ui/display/status-chip.tsx';
import classes from '../ledger.module.css';
import { PhoneFigures } from '../phone-figures.tsx';
import type { Place } from '../place.ts';
import type { Balance, CardLine } from '../queries.ts';
import { texts } from '../texts.ts';

type BalancedLine = CardLine & { readonly balance: number };

interface CardLinesProps {
  /** Newest first. */
  lines: readonly BalancedLine[];
  /** Whether they are the result of a search, which has no sums. */
  isSearch: boolean;
  balance: Balance;
  /** The entry whose place in the chain is shown. */
  inChain: number | undefined;
  onChain: (number: number) => void;
  onOpen: (place: Place) => void;
}

/** The lines of an account card, each with its entry, the balance after it, and the sums of the period. */
export function CardLines(props: CardLinesProps) {
  const { lines, isSearch, balance, inChain, onChain, onOpen } = props;
  if (lines.length === 0)
    return <p role="status">{isSearch ? texts.cardNotFound : texts.cardEmpty}</p>;
  return (
    <table className={classes.table}>
      <Head />
      <tbody>
        {lines.map((line, index) => (
          <Line
            // oxlint-disable-next-line react/no-array-index-key -- an entry may have more lines of one account
            key={`${line.number}.${index}`}
            line={line}
            isInChain={line.number === inChain}
            onChain={onChain}
            onOpen={onOpen}
          />
        ))}
      </tbody>
      {isSearch ? null : <Sums {...balance} />}
    </table>
  );
}

function Head() {
  return (
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
        <th scope="col" data-desk>
          {texts.chain}
        </th>
      </tr>
    </thead>
  );
}

function Sums({ debit, credit, closing }: Balance) {
  return (
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
        <td data-desk />
      </tr>
    </tfoot>
  );
}

interface LineProps extends Pick<CardLinesProps, 'onChain' | 'onOpen'> {
  line: BalancedLine;
  isInChain: boolean;
}

function Line({ line, isInChain, onChain, onOpen }: LineProps) {
  const { number, date, text, sourceKind, debit, credit, balance } = line;
  const moved =
    debit > 0 ? `${texts.debit} ${formatKroner(debit)}` : `${texts.credit} ${formatKroner(credit)}`;
  return (
    <tr data-chosen={isInChain || undefined}>
      <td data-text data-desk data-whole>
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
      <td data-desk>
        <IconButton
          icon={IconLink}
          size="sm"
          label={texts.showInChain(number)}
          onClick={() => onChain(number)}
        />
      </td>
    </tr>
  );
}

import { formatDate } from '@driftig/domain/format';
import { whyBankDifference } from '@driftig/domain/why/bank-difference';
import { Anchor } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { Why } from '../../../shared/why/why.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { DateInput } from '../../../ui/fields/date-input.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { usePlaces } from '../ledger/place.ts';
import { Places } from '../ledger/places.tsx';
import classes from './bank.module.css';
import { MatchDialog } from './match-dialog.tsx';
import {
  reconciliationQuery,
  textOfLine,
  type BankAccount,
  type BankLine,
  type Reconciled,
} from './queries.ts';
import { texts } from './texts.ts';

/** The bank's balance against the ledger's on a date, and what is open on both sides (Bankafstemning). */
export function Reconciliation({ account }: { account: BankAccount }) {
  const today = useToday();
  const [typed, setDate] = useState('');
  const date = typed === '' ? today : typed;
  const query = useQuery({
    ...reconciliationQuery(account.id, date),
    placeholderData: keepPreviousData,
  });
  const places = usePlaces();
  const [matching, setMatching] = useState<BankLine>();
  return (
    <>
      <div className={classes.date}>
        <DateInput label={texts.recDate} value={date} onChange={setDate} />
      </div>
      <QueryResult query={query} title={texts.recFailed} errorId={errorIdOf(query.error)} rows={6}>
        {({ bank, ledger, difference, lines, entries, more }) => (
          <>
            <dl className={classes.balances}>
              <Balance label={texts.recBank}>
                {bank === null ? texts.recUnknown : <Amount ore={bank} />}
              </Balance>
              <Balance label={texts.recLedger}>
                <Amount ore={ledger} />
              </Balance>
              <Balance label={texts.recDifference} isOff={difference !== null && difference !== 0}>
                <Difference
                  reconciled={{ difference, lines, entries }}
                  onLine={setMatching}
                  onEntry={(number) => places.open({ as: 'entry', number })}
                />
                {difference === 0 ? ` ${texts.recAgrees}` : null}
              </Balance>
            </dl>
            <OpenSide title={texts.recLines} empty={texts.recNoLines}>
              {lines.map((line) => (
                <Row
                  key={line.id}
                  name={textOfLine(line)}
                  label={texts.matchLine(textOfLine(line))}
                  date={line.date}
                  amount={line.amount}
                  onOpen={() => setMatching(line)}
                />
              ))}
            </OpenSide>
            <OpenSide title={texts.recEntries} empty={texts.recNoEntries}>
              {entries.map(({ number, text, ...entry }) => (
                <Row
                  key={number}
                  name={texts.voucherText(number, text)}
                  {...entry}
                  onOpen={() => places.open({ as: 'entry', number })}
                />
              ))}
            </OpenSide>
            {more ? <p className={classes.text}>{texts.recMore}</p> : null}
          </>
        )}
      </QueryResult>
      <Places places={places} />
      {matching === undefined ? null : (
        <MatchDialog line={matching} account={account} onClose={() => setMatching(undefined)} />
      )}
    </>
  );
}

interface DifferenceProps {
  reconciled: Pick<Reconciled, 'difference' | 'lines' | 'entries'>;
  onLine: (line: BankLine) => void;
  onEntry: (number: number) => void;
}

/** The difference, which opens to the lines and entries that are on one side alone. */
function Difference({ reconciled, onLine, onEntry }: DifferenceProps) {
  const { difference, lines, entries } = reconciled;
  if (difference === null) return '–';
  const amount = <Amount ore={difference} />;
  if (difference === 0) return amount;
  return (
    <Why
      label={texts.recDifference}
      answer={() => whyBankDifference({ difference, ...openRows(lines, entries) })}
      onOpen={(key) => {
        const line = lines.find(({ id }) => id === key);
        if (line === undefined) onEntry(Number(key));
        else onLine(line);
      }}
    >
      {amount}
    </Why>
  );
}

const openRows = (lines: readonly BankLine[], entries: Reconciled['entries']) => ({
  lines: lines.map((line) => ({ ...line, label: textOfLine(line), place: line.id })),
  entries: entries.map(({ number, text, date, amount }) => ({
    label: texts.voucherText(number, text),
    date,
    amount,
    place: String(number),
  })),
});

interface BalanceProps {
  label: string;
  isOff?: boolean;
  children: ReactNode;
}

function Balance({ label, isOff = false, children }: BalanceProps) {
  return (
    <div data-off={isOff || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OpenSideProps {
  title: string;
  empty: string;
  children: readonly ReactNode[];
}

function OpenSide({ title, empty, children }: OpenSideProps) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      {children.length === 0 ? (
        <p className={classes.text}>{empty}</p>
      ) : (
        <ul className={classes.rows} aria-label={title}>
          {children}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  name: string;
  label?: string;
  date: string;
  amount: number;
  onOpen: () => void;
}

function Row({ name, label, date, amount, onOpen }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Anchor component="button" aria-label={label} onClick={onOpen}>
          {name}
        </Anchor>
        <span className={classes.facts}>{formatDate(date)}</span>
      </div>
      <div className={classes.figure}>
        <Amount ore={amount} />
      </div>
    </li>
  );
}

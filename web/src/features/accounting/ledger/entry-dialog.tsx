import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { sourceKinds } from '@driftig/contracts/ledger/source-kind';
import { formatDate } from '@driftig/domain/format';
import { correctionOf } from '@driftig/domain/ledger/reversal';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { writeRequest } from '../../../api/request.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { FactList } from '../lists/book-row.tsx';
import { EntryLines } from './entry-lines.tsx';
import classes from './ledger.module.css';
import type { Place } from './place.ts';
import { entryQuery, type Entry } from './queries.ts';
import { ReverseDialog } from './reverse-dialog.tsx';
import { texts } from './texts.ts';

interface EntryDialogProps {
  number: number;
  onOpen: (place: Place) => void;
  onClose: () => void;
}

/** An entry with its lines, its file, and the entries that it reverses or is reversed by. */
export function EntryDialog({ number, onOpen, onClose }: EntryDialogProps) {
  const query = useQuery(entryQuery(number));
  const [reversing, setReversing] = useState(false);
  const mayReverse = query.data !== undefined && isReversible(query.data);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.voucher(number)}
      size={720}
      footer={
        mayReverse ? (
          <Button color="red" onClick={() => setReversing(true)}>
            {texts.reverse}
          </Button>
        ) : undefined
      }
    >
      <QueryResult query={query} title={texts.entryFailed} errorId={errorIdOf(query.error)}>
        {(entry) => <EntryFacts entry={entry} onOpen={onOpen} />}
      </QueryResult>
      {reversing ? <ReverseDialog number={number} onClose={() => setReversing(false)} /> : null}
    </Dialog>
  );
}

const isReversible = ({ sourceKind, reversedBy }: Entry) =>
  reversedBy === 0 && correctionOf(sourceKind) === undefined;

interface EntryFactsProps {
  entry: Entry;
  onOpen: (place: Place) => void;
}

function EntryFacts({ entry, onOpen }: EntryFactsProps) {
  const { date, text, sourceKind, amount, by, registeredAt, reason, hash } = entry;
  const file = writeRequest(
    entryRoutes.showLedgerFile,
    { params: { id: String(entry.number) } },
    undefined,
  );
  return (
    <>
      <Pointers entry={entry} onOpen={onOpen} />
      <FactList
        facts={[
          [texts.date, formatDate(date)],
          [texts.text, text],
          [texts.source, sourceKinds[sourceKind]],
          [texts.amount, <Amount key="amount" ore={amount} />],
          [texts.reason, reason],
          [texts.registered, texts.registeredBy(formatInstant(registeredAt), by)],
          [
            texts.file,
            entry.hasFile ? (
              <Anchor key="file" href={file.url} target="_blank" rel="noopener">
                {texts.openFile}
              </Anchor>
            ) : (
              ''
            ),
          ],
        ]}
      />
      <EntryLines entry={entry} onOpen={onOpen} />
      {sourceKind === 'reversal' ? null : (
        <p className={classes.lead}>{correctionOf(sourceKind)}</p>
      )}
      <p className={classes.hash}>
        {texts.hash} <code>{hash}</code>
      </p>
    </>
  );
}

/** Links both ways between an entry and its reversal. */
function Pointers({ entry: { reverses, reversedBy }, onOpen }: EntryFactsProps) {
  const links = [
    ...(reverses > 0 ? [[reverses, texts.reverses(reverses)] as const] : []),
    ...(reversedBy > 0 ? [[reversedBy, texts.reversedBy(reversedBy)] as const] : []),
  ];
  return links.map(([number, label]) => (
    <p key={number} className={classes.pointer}>
      <Anchor component="button" onClick={() => onOpen({ as: 'entry', number })}>
        {label}
      </Anchor>
    </p>
  ));
}

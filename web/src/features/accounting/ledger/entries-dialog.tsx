// Default export: loaded when it is opened.
import { entryRoutes } from '@driftig/contracts/ledger/entries';
import { sourceKinds } from '@driftig/contracts/ledger/source-kind';
import { formatDate } from '@driftig/domain/format';

import { usePages } from '../../../api/queries/pages.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { BookList } from '../lists/book-list.tsx';
import { BookRow } from '../lists/book-row.tsx';
import { useBookFilter } from '../lists/use-book-filter.ts';
import { usePlaces } from './place.ts';
import { Places } from './places.tsx';
import type { EntryRow } from './queries.ts';
import { texts } from './texts.ts';

const choice = {
  label: texts.source,
  all: texts.allSources,
  options: Object.entries(sourceKinds).map(([value, label]) => ({ value, label })),
  matches: ({ sourceKind }: EntryRow, chosen: string) => sourceKind === chosen,
};

/** The entries of the ledger, newest date first (product B50). */
export default function EntriesDialog({ onClose }: { onClose: () => void }) {
  const list = useBookFilter();
  const { from, to } = list.filter;
  const query = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const loaded = usePages(entryRoutes.listLedgerEntries, { query });
  const places = usePlaces();
  return (
    <Dialog opened onClose={onClose} title={texts.entries} size={880}>
      <BookList
        label={texts.entries}
        search={texts.search}
        empty={texts.empty}
        list={list}
        loaded={loaded}
        searched={({ number, text }) => `${texts.voucher(number)} ${text}`}
        dateOf={({ date }) => date}
        choice={choice}
        indexed
        rowId={({ number }) => String(number)}
      >
        {(entry) => (
          <BookRow
            name={`${texts.voucher(entry.number)} · ${entry.text}`}
            facts={factsOf(entry)}
            figures={<Amount ore={entry.amount} struck={entry.reversedBy > 0} />}
            onOpen={() => places.open({ as: 'entry', number: entry.number })}
          />
        )}
      </BookList>
      <Places places={places} />
    </Dialog>
  );
}

const factsOf = ({ date, sourceKind, by, reverses, reversedBy }: EntryRow) =>
  [
    formatDate(date),
    sourceKinds[sourceKind],
    by,
    ...(reverses > 0 ? [texts.reverses(reverses)] : []),
    ...(reversedBy > 0 ? [texts.reversedBy(reversedBy)] : []),
  ].join(' · ');

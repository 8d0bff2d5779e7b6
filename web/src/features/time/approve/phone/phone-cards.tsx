import { Suspense, useState } from 'react';

import cards from '../../../../ui/data-table/phone/card-list.module.css';
import { useSheet } from '../../../../ui/data-table/filters/phone-filters.tsx';
import type { Selection } from '../../../../ui/data-table/selection/use-selection.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../queries.ts';
import { newRow, type ListProps } from '../list-props.ts';
import { HoursState } from '../list-states.tsx';
import { ReportCard } from './report-card.tsx';
import { texts } from '../texts.ts';
import { useEditProps } from '../rows/use-edit-props.tsx';

const ReportSheet = lazyWhenIdle(() => import('./report-sheet.tsx'));
const EntrySheet = lazyWhenIdle(() => import('../../entry/entry-sheet.tsx'));

interface PhoneCardsProps extends ListProps {
  /** Set while rows are being chosen. */
  selection: Selection<Entry> | null;
}

export function PhoneCards(props: PhoneCardsProps) {
  const { entries = [], editing, tab, selection } = props;
  const sheet = useSheet('report');
  const [shown, setShown] = useState<Entry>();
  const edited = editing === newRow ? undefined : editing;
  // The bottom sheet follows the list, and keeps its last row while it slides out.
  const current = entries.find(({ reportId }) => reportId === shown?.reportId) ?? shown;
  return (
    <>
      {entries.length === 0 ? (
        <div className={cards.box}>
          <HoursState {...props} />
        </div>
      ) : (
        <ul className={cards.box} aria-label={texts.list}>
          {entries.map((entry) => (
            <ReportCard
              key={entry.reportId}
              {...props}
              entry={entry}
              choice={selection?.of(entry) ?? null}
              onOpen={() => {
                setShown(entry);
                sheet.open();
              }}
            />
          ))}
        </ul>
      )}
      <LazyBoundary>
        <Suspense>
          {current ? (
            <ReportSheet
              {...props}
              entry={current}
              opened={sheet.on}
              onClose={sheet.close}
              onInstead={sheet.closeAnd}
            />
          ) : null}
          {editing && tab === 'pending' ? (
            <Edit key={edited?.reportId} {...props} entry={edited} />
          ) : null}
        </Suspense>
      </LazyBoundary>
    </>
  );
}

function Edit({ entry, onEdit, ...props }: ListProps & { entry: Entry | undefined }) {
  const edit = useEditProps({ ...props, entry });
  return <EntrySheet {...edit} onDone={() => onEdit(undefined)} />;
}

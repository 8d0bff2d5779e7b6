// Default export: loaded apart by the page, since a desk does not need it.
import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';

import { DecisionPhoneList } from '../../../shared/decision-lists/decision-phone-list.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { approveBulk } from './decide/approve-bulk.tsx';
import { EntryCard } from './entry/entry-card.tsx';
import { idOf, nameOfEntry } from './entry/entry-text.ts';
import { newRow, type ListProps } from './list-props.ts';
import { ApplicationsState } from './list-states.tsx';
import { texts } from './texts.ts';

const EntrySheet = lazyWhenIdle(() => import('./entry/entry-sheet.tsx'));
const EditSheet = lazyWhenIdle(() => import('./edit/edit-sheet.tsx'));

/** The list under 768 px: cards with a tick and a cross, and sheets for the rest. */
export default function PhoneList(props: ListProps) {
  const { entries = [], tab, mayWrite, editing, onEdit, onOverview } = props;
  const edited = entries.find((entry) => idOf(entry) === editing);
  const isNew = editing === newRow && tab === 'pending';
  return (
    <DecisionPhoneList
      {...props}
      idOf={idOf}
      nameOf={nameOfEntry}
      noun={{ one: texts.one, many: texts.many }}
      label={texts.list}
      sheetName="application"
      bulk={approveBulk(props)}
      end={
        <Button
          variant="subtle"
          leftSection={<IconCalendarWeek size={18} stroke={1.6} />}
          onClick={onOverview}
        >
          {texts.overview}
        </Button>
      }
      empty={<ApplicationsState {...props} />}
      card={(entry, card) => <EntryCard key={entry.absenceId} {...props} {...card} entry={entry} />}
      sheet={(entry, sheet) => <EntrySheet {...props} {...sheet} entry={entry} />}
    >
      {mayWrite && (isNew || edited) ? (
        <EditSheet key={editing} entry={edited} onClose={() => onEdit(undefined)} />
      ) : null}
    </DecisionPhoneList>
  );
}

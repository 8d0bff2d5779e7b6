// Default export: loaded lazily by the list of a phone.
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { Fact, FactSheet, SheetButtons } from '../../../../shared/decision-lists/fact-sheet.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { lengthText, timesText, typeText } from './entry-text.ts';
import { FactList } from './fact-list.tsx';
import type { ListProps } from '../list-props.ts';
import { StatusOf } from './status-of.tsx';
import { texts } from '../texts.ts';
import { useFacts } from './use-facts.ts';

interface EntrySheetProps extends Pick<ListProps, 'decisions' | 'away' | 'mayWrite' | 'onEdit'> {
  entry: Entry;
  opened: boolean;
  onClose: () => void;
  /** Closes the sheet, then does this. */
  onInstead: (act: () => void) => void;
}

/** All of an application, what is to be known before deciding, and what can be done with it. */
export default function EntrySheet(props: EntrySheetProps) {
  const { entry, opened, onClose, away, mayWrite } = props;
  const isPending = entry.status === 'pending';
  const facts = useFacts(entry, away, opened && isPending);
  return (
    <FactSheet
      opened={opened}
      onClose={onClose}
      title={entry.employeeName}
      facts={<Facts entry={entry} />}
      buttons={<Buttons {...props} />}
      more={mayWrite ? <More {...props} /> : null}
    >
      {isPending ? <FactList entry={entry} facts={facts} /> : null}
    </FactSheet>
  );
}

function Facts({ entry }: Pick<EntrySheetProps, 'entry'>) {
  return (
    <>
      <Fact label={texts.status}>
        <StatusOf entry={entry} />
      </Fact>
      <Fact label={texts.type}>{typeText(entry)}</Fact>
      <Fact label={texts.from}>
        <DateText value={entry.startDate} />
      </Fact>
      <Fact label={texts.to}>{entry.isOpen ? texts.open : <DateText value={entry.endDate} />}</Fact>
      <Fact label={texts.time}>{timesText(entry)}</Fact>
      <Fact label={texts.duration}>{lengthText(entry)}</Fact>
      <Fact label={texts.comment}>{entry.comment}</Fact>
      <Fact label={texts.reason}>{entry.reason}</Fact>
      <Fact label={texts.appliedAt}>
        <DateText value={entry.appliedAt} />
      </Fact>
    </>
  );
}

function Buttons({ entry, decisions, mayWrite, onClose, onInstead }: EntrySheetProps) {
  const mayWhenOpen = entry.status === 'pending' ? 'decide' : 'recall';
  return (
    <SheetButtons
      may={mayWrite ? mayWhenOpen : 'nothing'}
      onApprove={() => onInstead(() => decisions.approve(entry))}
      onReject={() => onInstead(() => decisions.ask({ kind: 'reject', entry }))}
      onRecall={() => onInstead(() => decisions.recall(entry))}
      onClose={onClose}
    />
  );
}

function More({ entry, decisions, onInstead, onEdit }: EntrySheetProps) {
  return (
    <>
      <Button
        leftSection={<IconPencil size={18} stroke={1.6} />}
        onClick={() => onInstead(() => onEdit(entry.absenceId))}
      >
        {texts.edit}
      </Button>
      <Button
        color="red"
        variant="subtle"
        leftSection={<IconTrash size={18} stroke={1.6} />}
        onClick={() => onInstead(() => decisions.ask({ kind: 'remove', entry }))}
      >
        {texts.remove}
      </Button>
    </>
  );
}

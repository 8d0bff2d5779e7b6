// Default export: loaded lazily by the list of a phone.
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { DateText } from '../../../ui/display/date-text.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { Entry } from '../../../holiday/queries.ts';
import classes from './entry-sheet.module.css';
import { lengthText, timesText, typeText } from './entry-text.ts';
import { FactList } from './fact-list.tsx';
import type { ListProps } from './list-props.ts';
import { StatusOf } from './status-of.tsx';
import { texts } from './texts.ts';
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
  const { entry, opened, onClose, away } = props;
  const isPending = entry.status === 'pending';
  const facts = useFacts(entry, away, opened && isPending);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={entry.employeeName}
      footer={<Buttons {...props} />}
    >
      <dl className={classes.facts}>
        <Line label={texts.status}>
          <StatusOf entry={entry} />
        </Line>
        <Line label={texts.type}>{typeText(entry)}</Line>
        <Line label={texts.from}>
          <DateText value={entry.startDate} />
        </Line>
        <Line label={texts.to}>
          {entry.isOpen ? texts.open : <DateText value={entry.endDate} />}
        </Line>
        <Line label={texts.time}>{timesText(entry)}</Line>
        <Line label={texts.duration}>{lengthText(entry)}</Line>
        <Line label={texts.comment}>{entry.comment}</Line>
        <Line label={texts.reason}>{entry.reason}</Line>
        <Line label={texts.appliedAt}>
          <DateText value={entry.appliedAt} />
        </Line>
      </dl>
      {isPending ? <FactList entry={entry} facts={facts} /> : null}
      <More {...props} />
    </Sheet>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Buttons({ entry, decisions, mayWrite, onClose, onInstead }: EntrySheetProps) {
  if (!mayWrite)
    return (
      <Button size="xl" className={classes.wide ?? ''} onClick={onClose}>
        {texts.close}
      </Button>
    );
  if (entry.status !== 'pending')
    return (
      <Button
        size="xl"
        className={classes.wide ?? ''}
        onClick={() => onInstead(() => decisions.recall(entry))}
      >
        {texts.recall}
      </Button>
    );
  return (
    <>
      <Button
        size="xl"
        className={classes.reject ?? ''}
        onClick={() => onInstead(() => decisions.ask({ kind: 'reject', entry }))}
      >
        {texts.reject}
      </Button>
      <Button
        size="xl"
        variant="filled"
        className={classes.wide ?? ''}
        onClick={() => onInstead(() => decisions.approve(entry))}
      >
        {texts.approve}
      </Button>
    </>
  );
}

function More({ entry, decisions, mayWrite, onInstead, onEdit }: EntrySheetProps) {
  if (!mayWrite) return null;
  return (
    <div className={classes.more}>
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
    </div>
  );
}

// Default export: loaded lazily by the list of a phone.
import { Fact, FactSheet, type SheetOfRow } from '../../../../shared/decision-lists/fact-sheet.tsx';
import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { DateText } from '../../../../ui/display/date-text.tsx';
import type { ListProps } from '../list-props.ts';
import { texts } from '../texts.ts';
import { lengthText, timesText, typeText } from './entry-text.ts';
import { FactList } from './fact-list.tsx';
import { menuOf } from './row-actions.tsx';
import { StatusOf } from './status-of.tsx';
import { useFacts } from './use-facts.ts';

interface EntrySheetProps
  extends SheetOfRow, Pick<ListProps, 'decisions' | 'away' | 'mayWrite' | 'onEdit'> {
  entry: Entry;
}

/** All of an application, what is to be known before deciding, and what can be done with it. */
export default function EntrySheet(props: EntrySheetProps) {
  const { entry, decisions, opened, away, mayWrite } = props;
  const isPending = entry.status === 'pending';
  const facts = useFacts(entry, away, opened && isPending);
  return (
    <FactSheet
      {...props}
      title={entry.employeeName}
      facts={<Facts entry={entry} />}
      decision={decisions.decisionOf(entry, mayWrite)}
      actions={mayWrite ? menuOf(props) : []}
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

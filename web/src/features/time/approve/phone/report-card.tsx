import { UnstyledButton } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';

import card from '../../../../shared/decision-lists/card.module.css';
import { ChosenCard, TickAndCross } from '../../../../shared/decision-lists/card.tsx';
import cards from '../../../../ui/data-table/phone/card-list.module.css';
import type { RowSelection } from '../../../../ui/data-table/rows/data-row.tsx';
import opening from '../../../../ui/display/opening-card.module.css';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { projectOf, statusOf } from '../../entry/entry-text.ts';
import { FlexValue } from '../../flex-value.tsx';
import type { Entry } from '../../queries.ts';
import { ruleTexts } from '../../warnings-text.ts';
import type { ListProps } from '../list-props.ts';
import { nameOfReport, shortDate } from '../rows/report-text.ts';
import classes from './report-card.module.css';
import { texts } from '../texts.ts';

interface ReportCardProps extends Pick<
  ListProps,
  'decisions' | 'deviationsOf' | 'mayDeviate' | 'isFlexOn'
> {
  entry: Entry;
  /** While rows are being chosen: the whole card is then its checkbox. */
  choice: RowSelection | null;
  onOpen: () => void;
}

/** Hours in two lines, with the tick and the cross at the thumb; the rest opens in a sheet. */
export function ReportCard(props: ReportCardProps) {
  const { entry, choice, decisions, onOpen } = props;
  const { reportId, status } = entry;
  const isNewest = decisions.newest === reportId;
  if (choice)
    return (
      <ChosenCard id={reportId} name={nameOfReport(entry)} choice={choice}>
        <span className={classes.text}>
          <Lines {...props} />
        </span>
      </ChosenCard>
    );
  return (
    <li data-row={reportId} className={cards.row} data-newest={isNewest || undefined}>
      <div className={`${opening.card} ${card.card}`}>
        <UnstyledButton
          className={`${opening.opens} ${classes.text}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Lines {...props} />
        </UnstyledButton>
        {status === 'pending' ? <Decide {...props} /> : <Status entry={entry} />}
      </div>
    </li>
  );
}

function Lines({ entry, deviationsOf, isFlexOn }: ReportCardProps) {
  const { employeeName, date, hundredths, flexHundredths } = entry;
  const reasons = [
    ...entry.marks.map((mark) => texts.marks[mark]),
    ...deviationsOf(entry).map(({ rule }) => ruleTexts[rule].title),
  ];
  const today = useToday();
  return (
    <>
      <span className={classes.name}>{employeeName}</span>
      <span className={classes.hours}>{formatKroner(hundredths)}</span>
      <span className={classes.what}>
        {shortDate(date, today)} · {projectOf(entry)}
      </span>
      <span className={classes.flex}>
        {isFlexOn ? <FlexValue hundredths={flexHundredths} /> : null}
      </span>
      {reasons.length > 0 ? <span className={classes.warning}>{reasons.join(' · ')}</span> : null}
    </>
  );
}

function Status({ entry }: { entry: Entry }) {
  const { text, tone } = statusOf(entry);
  return <StatusChip tone={tone}>{text}</StatusChip>;
}

function Decide({ entry, decisions, mayDeviate }: ReportCardProps) {
  return (
    <TickAndCross
      name={nameOfReport(entry)}
      busy={decisions.busy.has(entry.reportId)}
      onApprove={() => decisions.approve(entry, mayDeviate(entry))}
      onReject={() => decisions.ask({ kind: 'reject', entry })}
    />
  );
}

import { formatKroner } from '@driftig/domain/format';

import { DecisionCard } from '../../../../shared/decision-lists/card.tsx';
import type { CardOfRow } from '../../../../shared/decision-lists/decision-phone-list.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { projectOf, statusOf } from '../../entry/entry-text.ts';
import { FlexValue } from '../../flex-value.tsx';
import type { Entry } from '../../queries.ts';
import { ruleTexts } from '../../warnings-text.ts';
import type { ListProps } from '../list-props.ts';
import { shortDate } from '../rows/report-text.ts';
import { texts } from '../texts.ts';
import classes from './report-card.module.css';

interface ReportCardProps
  extends CardOfRow, Pick<ListProps, 'decisions' | 'deviationsOf' | 'mayDeviate' | 'isFlexOn'> {
  entry: Entry;
}

/** Hours in two lines, with the tick and the cross at the thumb; the rest opens in a sheet. */
export function ReportCard(props: ReportCardProps) {
  const { entry, decisions, mayDeviate } = props;
  return (
    <DecisionCard
      {...props}
      id={entry.reportId}
      decision={decisions.decisionOf(entry, mayDeviate)}
      isNewest={decisions.isNewest(entry)}
      className={classes.text}
      lines={<Lines {...props} />}
      status={<Status entry={entry} />}
    />
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

// Default export: loaded lazily by the list of a phone.
import { formatKroner } from '@driftig/domain/format';

import { Fact, FactSheet, type SheetOfRow } from '../../../../shared/decision-lists/fact-sheet.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { statusOf, timesOf } from '../../entry/entry-text.ts';
import { FlexValue } from '../../flex-value.tsx';
import type { Entry } from '../../queries.ts';
import { lengthOf, ruleTexts } from '../../warnings-text.ts';
import type { ListProps } from '../list-props.ts';
import { kindText, projectText } from '../rows/report-text.ts';
import { menuOf } from '../rows/row-actions.tsx';
import { texts } from '../texts.ts';

interface ReportSheetProps
  extends
    SheetOfRow,
    Pick<ListProps, 'decisions' | 'deviationsOf' | 'mayDeviate' | 'onEdit' | 'isFlexOn'> {
  entry: Entry;
}

/** All of a row, and what can be done with it. */
export default function ReportSheet(props: ReportSheetProps) {
  const { entry, decisions, mayDeviate } = props;
  return (
    <FactSheet
      {...props}
      title={entry.employeeName}
      facts={<Facts {...props} />}
      decision={decisions.decisionOf(entry, mayDeviate)}
      actions={menuOf(props)}
    />
  );
}

function Facts({ entry, deviationsOf, isFlexOn }: ReportSheetProps) {
  const { text, tone } = statusOf(entry);
  return (
    <>
      <Fact label={texts.status}>
        <StatusChip tone={tone}>{text}</StatusChip>
      </Fact>
      <Fact label={texts.date}>
        <DateText value={entry.date} />
      </Fact>
      <Fact label={texts.project}>{projectText(entry)}</Fact>
      <Fact label={texts.activity}>{entry.activity}</Fact>
      <Fact label={texts.kind}>{kindText(entry)}</Fact>
      <Fact label={texts.times}>{timesOf(entry)}</Fact>
      <Fact label={texts.hours}>{formatKroner(entry.hundredths)}</Fact>
      {isFlexOn ? (
        <>
          <Fact label={texts.norm}>{formatKroner(entry.normHundredths)}</Fact>
          <Fact label={texts.flex}>
            <FlexValue hundredths={entry.flexHundredths} />
          </Fact>
        </>
      ) : null}
      <Fact label={texts.invoiceLabel}>
        {entry.invoiceNumber === 0 ? '' : String(entry.invoiceNumber)}
      </Fact>
      <Fact label={texts.remark}>
        {[entry.reason, entry.flexReason].filter(Boolean).join('\n')}
      </Fact>
      <Fact label={texts.mark}>{entry.marks.map((mark) => texts.marks[mark]).join('\n')}</Fact>
      {deviationsOf(entry).map((one) => (
        <Fact key={one.rule} label={ruleTexts[one.rule].title}>
          {lengthOf(one)}
        </Fact>
      ))}
    </>
  );
}

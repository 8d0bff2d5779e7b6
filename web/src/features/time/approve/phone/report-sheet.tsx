// Default export: loaded lazily by the list of a phone.
import { Button } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';

import { Fact, FactSheet, SheetButtons } from '../../../../shared/decision-lists/fact-sheet.tsx';
import { DateText } from '../../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { statusOf, timesOf } from '../../entry/entry-text.ts';
import { FlexValue } from '../../flex-value.tsx';
import type { Entry } from '../../queries.ts';
import { lengthOf, ruleTexts } from '../../warnings-text.ts';
import type { ListProps } from '../list-props.ts';
import { kindText, projectText } from '../rows/report-text.ts';
import { texts } from '../texts.ts';

interface ReportSheetProps extends Pick<
  ListProps,
  'decisions' | 'deviationsOf' | 'mayDeviate' | 'onEdit' | 'isFlexOn'
> {
  entry: Entry;
  opened: boolean;
  onClose: () => void;
  /** Closes the sheet, then does this. */
  onInstead: (act: () => void) => void;
}

/** All of a row, and what can be done with it. */
export default function ReportSheet(props: ReportSheetProps) {
  const { entry, opened, onClose } = props;
  return (
    <FactSheet
      opened={opened}
      onClose={onClose}
      title={entry.employeeName}
      facts={<Facts {...props} />}
      buttons={<Buttons {...props} />}
      more={<More {...props} />}
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

function Buttons({ entry, decisions, mayDeviate, onClose, onInstead }: ReportSheetProps) {
  return (
    <SheetButtons
      may={mayOf(entry)}
      onApprove={() => onInstead(() => decisions.approve(entry, mayDeviate(entry)))}
      onReject={() => onInstead(() => decisions.ask({ kind: 'reject', entry }))}
      onRecall={() => onInstead(() => decisions.recall(entry))}
      onClose={onClose}
    />
  );
}

/** Hours on an invoice are not taken back, and with rejected ones there is nothing to do. */
function mayOf({ status, invoiceNumber }: Entry) {
  if (status === 'rejected' || invoiceNumber !== 0) return 'nothing';
  return status === 'approved' ? 'recall' : 'decide';
}

function More({ entry, decisions, onInstead, onEdit }: ReportSheetProps) {
  const isPending = entry.status === 'pending';
  return (
    <>
      <Button
        leftSection={<IconHistory size={18} stroke={1.6} />}
        onClick={() => onInstead(() => decisions.ask({ kind: 'history', entry }))}
      >
        {texts.history}
      </Button>
      {isPending ? (
        <>
          <Button
            leftSection={<IconPencil size={18} stroke={1.6} />}
            onClick={() => onInstead(() => onEdit(entry))}
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
      ) : null}
    </>
  );
}

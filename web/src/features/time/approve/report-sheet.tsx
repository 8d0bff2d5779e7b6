// Default export: loaded lazily by the list of a phone.
import { Button } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { DateText } from '../../../ui/display/date-text.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { statusOf, timesOf } from '../entry/entry-text.ts';
import { FlexValue } from '../flex-value.tsx';
import type { Entry } from '../queries.ts';
import { lengthOf, ruleTexts } from '../warnings-text.ts';
import type { ListProps } from './list-props.ts';
import { kindText, projectText } from './report-text.ts';
import classes from './report-sheet.module.css';
import { texts } from './texts.ts';

interface ReportSheetProps extends Pick<
  ListProps,
  'decisions' | 'deviationsOf' | 'onEdit' | 'isFlexOn'
> {
  entry: Entry;
  opened: boolean;
  onClose: () => void;
  /** Closes the sheet, then does this. */
  onInstead: (act: () => void) => void;
}

/** All of a row, and what can be done with it. */
export default function ReportSheet(props: ReportSheetProps) {
  const { entry, opened, onClose, deviationsOf, isFlexOn } = props;
  const { text, tone } = statusOf(entry);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={entry.employeeName}
      footer={<Buttons {...props} />}
    >
      <dl className={classes.facts}>
        <Line label={texts.status}>
          <StatusChip tone={tone}>{text}</StatusChip>
        </Line>
        <Line label={texts.date}>
          <DateText value={entry.date} />
        </Line>
        <Line label={texts.project}>{projectText(entry)}</Line>
        <Line label={texts.activity}>{entry.activity}</Line>
        <Line label={texts.kind}>{kindText(entry)}</Line>
        <Line label={texts.times}>{timesOf(entry)}</Line>
        <Line label={texts.hours}>{formatKroner(entry.hundredths)}</Line>
        {isFlexOn ? (
          <>
            <Line label={texts.norm}>{formatKroner(entry.normHundredths)}</Line>
            <Line label={texts.flex}>
              <FlexValue hundredths={entry.flexHundredths} />
            </Line>
          </>
        ) : null}
        <Line label={texts.invoiceLabel}>
          {entry.invoiceNumber === 0 ? '' : String(entry.invoiceNumber)}
        </Line>
        <Line label={texts.remark}>
          {[entry.reason, entry.flexReason].filter(Boolean).join('\n')}
        </Line>
        {deviationsOf(entry).map((one) => (
          <Line key={one.rule} label={ruleTexts[one.rule].title}>
            {lengthOf(one)}
          </Line>
        ))}
      </dl>
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

function Buttons({ entry, decisions, deviationsOf, onClose, onInstead }: ReportSheetProps) {
  const { status, invoiceNumber } = entry;
  if (status === 'rejected' || invoiceNumber !== 0)
    return (
      <Button size="xl" className={classes.wide ?? ''} onClick={onClose}>
        {texts.close}
      </Button>
    );
  if (status === 'approved')
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
        onClick={() => onInstead(() => decisions.approve(entry, deviationsOf(entry).length > 0))}
      >
        {texts.approve}
      </Button>
    </>
  );
}

function More({ entry, decisions, onInstead, onEdit }: ReportSheetProps) {
  const isPending = entry.status === 'pending';
  return (
    <div className={classes.more}>
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
    </div>
  );
}

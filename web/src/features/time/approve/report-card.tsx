import { ActionIcon, Checkbox, UnstyledButton } from '@mantine/core';
import { formatKroner } from '@driftig/domain/format';
import { IconCheck, IconX } from '@tabler/icons-react';

import cards from '../../../ui/data-table/card-list.module.css';
import type { RowSelection } from '../../../ui/data-table/data-row.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { projectOf, statusOf } from '../entry/entry-text.ts';
import { FlexValue } from '../flex-value.tsx';
import type { Entry } from '../queries.ts';
import { ruleTexts } from '../warnings-text.ts';
import type { ListProps } from './list-props.ts';
import { nameOfReport, shortDate } from './report-text.ts';
import classes from './report-card.module.css';
import { texts } from './texts.ts';

interface ReportCardProps extends Pick<ListProps, 'decisions' | 'deviationsOf' | 'isFlexOn'> {
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
      <li
        data-row
        data-id={reportId}
        className={cards.row}
        data-chosen={choice.chosen || undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox in it is the control */}
        <label className={classes.card} data-choosing>
          <Checkbox
            aria-label={texts.choose(nameOfReport(entry))}
            checked={choice.chosen}
            onChange={choice.toggle}
          />
          <span className={classes.text}>
            <Lines {...props} />
          </span>
        </label>
      </li>
    );
  return (
    <li data-row data-id={reportId} className={cards.row} data-newest={isNewest || undefined}>
      <div className={classes.card}>
        <UnstyledButton className={classes.text} aria-haspopup="dialog" onClick={onOpen} data-opens>
          <Lines {...props} />
        </UnstyledButton>
        {status === 'pending' ? <Decide {...props} /> : <Status entry={entry} />}
      </div>
    </li>
  );
}

function Lines({ entry, deviationsOf, isFlexOn }: ReportCardProps) {
  const { employeeName, date, hundredths, flexHundredths } = entry;
  const open = deviationsOf(entry);
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
      {open.length > 0 ? (
        <span className={classes.warning}>
          {open.map(({ rule }) => ruleTexts[rule].title).join(', ')}
        </span>
      ) : null}
    </>
  );
}

function Status({ entry }: { entry: Entry }) {
  const { text, tone } = statusOf(entry);
  return <StatusChip tone={tone}>{text}</StatusChip>;
}

function Decide({ entry, decisions, deviationsOf }: ReportCardProps) {
  const name = nameOfReport(entry);
  const isBusy = decisions.busy.has(entry.reportId);
  return (
    <div className={classes.decide}>
      <ActionIcon
        variant="default"
        className={classes.button ?? ''}
        aria-label={`${texts.reject} ${name}`}
        disabled={isBusy}
        onClick={() => decisions.ask({ kind: 'reject', entry })}
      >
        <IconX size={20} stroke={1.8} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.button ?? ''}
        data-yes
        aria-label={`${texts.approve} ${name}`}
        loading={isBusy}
        onClick={() => decisions.approve(entry, deviationsOf(entry).length > 0)}
      >
        <IconCheck size={20} stroke={2} />
      </ActionIcon>
    </div>
  );
}

import { UnstyledButton } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';

import { RowMenu } from '../../../../ui/data-table/rows/row-menu.tsx';
import card from '../../../../ui/display/opening-card.module.css';
import { StatusChip } from '../../../../ui/display/status-chip.tsx';
import { weekdayOf } from '../../../../ui/time/weekday-names.ts';
import { nameOf, projectOf, remarkOf, statusOf, timesOf } from '../../entry/entry-text.ts';
import { Remark } from '../../entry/remark.tsx';
import { texts as entryTexts } from '../../entry/texts.ts';
import { FlexValue } from '../../flex-value.tsx';
import { hoursText } from '../../hours-text.ts';
import type { Entry } from '../../queries.ts';
import classes from './hours-card.module.css';
import type { ListProps } from './list-props.ts';
import { actionsFor, isOpenTo } from './row-actions.ts';

/** Editable entries open as a form, from anywhere on their card. */
function Name({ entry, hours }: Pick<ListProps, 'hours'> & { entry: Entry }) {
  if (!isOpenTo(entry, hours)) return <span className={classes.name}>{projectOf(entry)}</span>;
  return (
    <UnstyledButton
      className={`${classes.name} ${card.opens}`}
      aria-haspopup="dialog"
      aria-description={entryTexts.edit}
      onClick={() => hours.rows.open(entry)}
    >
      {projectOf(entry)}
    </UnstyledButton>
  );
}

/** A row on a phone: the day at the left, figures at the right. */
export function HoursCard({ entry, hours, asked }: ListProps & { entry: Entry }) {
  const { date, activity, isInternal, hundredths, flexHundredths, kind } = entry;
  const status = statusOf(entry);
  const about = [isInternal ? entryTexts.internal : '', activity, timesOf(entry)];
  return (
    <li className={`${card.card} ${classes.card}`} data-row data-report={entry.reportId}>
      <time dateTime={date} className={classes.date}>
        <span className={classes.weekday}>{weekdayOf(date).slice(0, 3)}</span>
        <span className={classes.day}>{date.slice(8)}</span>
      </time>
      <span className={classes.what}>
        <Name entry={entry} hours={hours} />
        <span className={classes.caption}>
          <StatusChip tone={status.tone} plain>
            {status.text}
          </StatusChip>
          {about.filter((text) => text !== '').map((text) => ` · ${text}`)}
        </span>
        {remarkOf(entry).text === '' ? null : (
          <span className={`${card.beside} ${classes.remark}`}>
            <IconMessage2 size={14} stroke={1.6} aria-hidden="true" />
            <Remark entry={entry} onOpen={() => asked.ask('remarks', entry)} />
          </span>
        )}
      </span>
      <span className={classes.figures}>
        <b>{kind === 'work' ? hoursText(hundredths) : entryTexts.flexWord}</b>
        {hours.isFlexOn ? <FlexValue hundredths={flexHundredths} /> : null}
      </span>
      <span className={card.beside}>
        <RowMenu
          label={entryTexts.actionsFor(nameOf(entry))}
          actions={actionsFor(entry, hours, asked)}
        />
      </span>
    </li>
  );
}

import { instantOf, type Period } from '@driftig/domain/planning/period';
import { IconUserExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { ReplaceButton } from '../../../shared/staffing/replace/replace-button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { dayAxisOf, placeOn, type DayAxis } from './day-axis.ts';
import { texts } from './texts.ts';
import classes from './time-line.module.css';
import type { Block, TodayRow } from './today-rows.ts';

interface TimeLineProps {
  rows: readonly TodayRow[];
  /** Danish local time. */
  now: string;
}

/** A row per order that lacks people and per person, with the hours above; on a phone each row says its times. */
export function TimeLine({ rows, now }: TimeLineProps) {
  const axis = dayAxisOf(
    now.slice(0, 10),
    rows.flatMap(({ kind, blocks }) => (kind === 'absent' ? [] : blocks)),
  );
  const here = placeOn(axis, now);
  const isShown = here >= 0 && here <= 100;
  return (
    <div className={classes.lines}>
      <div className={classes.hours} aria-hidden="true">
        {axis.ticks.map(({ hour, at }) => (
          <span
            key={hour}
            style={{ left: `${at}%` }}
            data-hidden={Math.abs(at - here) < 4 || undefined}
          >
            {String(hour).padStart(2, '0')}
          </span>
        ))}
        {isShown ? (
          <span className={classes.clock} style={{ left: `${here}%` }}>
            {now.slice(11)}
          </span>
        ) : null}
      </div>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} axis={axis} now={now} />
        ))}
      </ul>
      {isShown ? (
        <span className={classes.over} aria-hidden="true">
          <span className={classes.now} style={{ left: `${here}%` }} />
        </span>
      ) : null}
    </div>
  );
}

function Row({ row, axis, now }: { row: TodayRow; axis: DayAxis; now: string }) {
  const { kind, name } = row;
  return (
    <li className={classes.row} data-kind={kind}>
      <span className={classes.head}>
        {kind === 'lacking' ? (
          <span className={classes.mark} aria-hidden="true">
            <IconUserExclamation size={16} stroke={1.6} />
          </span>
        ) : (
          <Avatar name={name} />
        )}
        <span className={classes.who}>
          <span className={classes.name}>{kind === 'lacking' ? texts.lacking : name}</span>
          <span className={classes.hint} data-kind={kind}>
            {hintOf(row, now)}
          </span>
        </span>
      </span>
      <span className={classes.track}>
        {row.blocks.map((block) => (
          <Bar
            key={`${block.tone} ${block.from} ${block.order ?? ''}`}
            row={row}
            block={block}
            axis={axis}
          />
        ))}
        {kind === 'lacking' ? (
          <ReplaceButton
            className={classes.find}
            orderId={row.order.id}
            label={texts.findReplacementFor(name)}
          />
        ) : null}
      </span>
    </li>
  );
}

function Bar({ row, block, axis }: { row: TodayRow; block: Block; axis: DayAxis }) {
  const { tone, order, from, to } = block;
  const title = titleOf(row, block);
  const [left, right] = [Math.max(0, placeOn(axis, from)), Math.min(100, placeOn(axis, to))];
  const style = { left: `${left}%`, width: `${Math.max(0.5, right - left)}%` };
  const inside = (
    <>
      <b>{title}</b>
      {row.kind === 'lacking' ? <> · {texts.missing(row.order.missing)}</> : null}
      <span className={classes.times}>{timesOf(block, axis)}</span>
    </>
  );
  if (order === undefined)
    return (
      <span className={classes.bar} data-tone={tone} style={style} title={title}>
        {inside}
      </span>
    );
  return (
    <Link
      className={classes.bar}
      data-tone={tone}
      style={style}
      title={title}
      to={paths.order(order)}
    >
      {inside}
    </Link>
  );
}

function titleOf(row: TodayRow, { tone, title }: Block): string {
  if (tone === 'absent' && row.kind === 'absent') return texts.awayAs(row.type);
  if (tone === 'absent') return texts.kinds.absent;
  return title === '' ? texts.internal : title;
}

/** Shown on phones, and read aloud: '15:00–23:00'. */
function timesOf({ from, to }: Period, axis: Period): string {
  const isWhole = from.endsWith('T00:00') && to.endsWith('T00:00') && to > axis.from;
  return isWhole ? texts.allDay : `${from.slice(11)}–${to.slice(11)}`;
}

function hintOf(row: TodayRow, now: string): string {
  if (row.kind === 'lacking') return startHint(row.starts, now);
  if (row.kind === 'working') return texts.working(row.minutes);
  if (row.kind === 'planned') return shiftHint(row.shift, now);
  const endsToday = row.until.slice(0, 10) === now.slice(0, 10);
  return endsToday ? texts.awayUntil(row.type, row.until.slice(11)) : texts.awayAs(row.type);
}

/** Further ahead the clock says more than the hours until then. */
const soonMinutes = 240;

function startHint(starts: string, now: string): string {
  if (starts <= now) return texts.hasStarted;
  const minutes = minutesUntil(starts, now);
  return minutes <= soonMinutes ? texts.startsIn(minutes) : texts.startsAt(starts.slice(11));
}

function shiftHint({ from, to }: Period, now: string): string {
  if (to <= now) return texts.wasDone(to.slice(11));
  return from <= now ? texts.shouldHaveMet(from.slice(11)) : texts.meets(from.slice(11));
}

const minutesUntil = (time: string, now: string) =>
  Math.round((instantOf(time) - instantOf(now)) / 60_000);

import { FlexValue } from '../../flex-value.tsx';
import { hoursText } from '../../hours-text.ts';
import classes from '../own.module.css';
import { texts } from '../texts.ts';
import type { OwnHours } from '../use-own-hours.ts';

/** Hours and flex of all rows of the filter; without flex, its total is gone too. */
export function Totals({ hours: { page, isFlexOn } }: { hours: OwnHours }) {
  if (page === undefined || page.hours === null) return null;
  return (
    <span className={classes.totals}>
      <span>
        {texts.total} <b>{hoursText(page.hours)}</b>
      </span>
      {isFlexOn && page.flex !== null ? (
        <span>
          {texts.totalFlex}{' '}
          <b>
            <FlexValue hundredths={page.flex} />
          </b>
        </span>
      ) : null}
    </span>
  );
}

import { formatKroner } from '@driftig/domain/format';
import { FlexValue } from '../../flex-value.tsx';
import type { ListProps } from '../list-props.ts';
import classes from './sums-text.module.css';
import { texts } from '../texts.ts';

/** The hours of the filter, and its flex while flex is on (product T23). */
export function SumsText({ sums, isFlexOn }: Pick<ListProps, 'sums' | 'isFlexOn'>) {
  const { hundredths, flexHundredths, isOfPage } = sums;
  return (
    <div className={classes.sums}>
      <span>
        {isOfPage ? texts.hoursOnPage : texts.hoursTotal} <b>{formatKroner(hundredths)}</b>
      </span>
      {isFlexOn ? (
        <span>
          {isOfPage ? texts.flexOnPage : texts.flexTotal}{' '}
          <b>
            <FlexValue hundredths={flexHundredths} />
          </b>
        </span>
      ) : null}
    </div>
  );
}

/**
 * ApplicationFacts { control, entry? } — what an application costs and meets, as it is typed: its total
 * and what that was counted from, the holiday that is left afterwards, notice that is too short, and
 * the shifts and the other absence in that time (product Y14, Y16 to Y18). `entry` is what is edited.
 */
import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import type { Application } from '@driftig/domain/vacation/apply';
import { applicationFaults } from '@driftig/domain/vacation/apply';
import { durationOf, durationText, meantTime } from '@driftig/domain/vacation/duration';
import { shortNotice } from '@driftig/domain/vacation/notice';
import { useWatch } from 'react-hook-form';

import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Entry } from '../queries.ts';
import classes from './application-facts.module.css';
import type { ApplicationControl } from './application-fields.tsx';
import {
  applicationOf,
  dayHalfOf,
  leftOutOf,
  type ApplicationValues,
} from './application-values.ts';
import { BalanceAfter } from './balance-after.tsx';
import { countedFrom } from './counted-from.ts';
import { FactLine } from './fact-line.tsx';
import { ShiftsDuring } from './shifts-during.tsx';
import { texts } from './texts.ts';

interface ApplicationFactsProps {
  control: ApplicationControl;
  entry?: Entry | undefined;
}

export function ApplicationFacts({ control, entry }: ApplicationFactsProps) {
  const today = useToday();
  // The form's default values fill every field.
  const values = useWatch({ control }) as ApplicationValues;
  const application = applicationOf(values);
  const isWhole =
    application !== undefined && Object.keys(applicationFaults(application, today)).length === 0;
  return (
    <div className={classes.facts} aria-live="polite">
      <div className={classes.figures}>
        <Total application={isWhole ? application : undefined} values={values} />
        {isWhole ? <Cost application={application} values={values} entry={entry} /> : null}
      </div>
      {isWhole ? <Meets application={application} values={values} entry={entry} /> : null}
    </div>
  );
}

interface FactsOf {
  application: Application;
  values: ApplicationValues;
  entry: Entry | undefined;
}

function Total({
  application,
  values,
}: Pick<FactsOf, 'values'> & { application: Application | undefined }) {
  if (application === undefined) return <p className={classes.basis}>{texts.choose}</p>;
  const leftOut = leftOutOf(values);
  const duration = durationOf(application, leftOut);
  const time = meantTime(application);
  if (application.isOpen) return <p className={classes.figure}>{texts.untilFurther}</p>;
  const total =
    dayHalfOf(values) === undefined ? duration && durationText(duration) : texts.halfDay;
  return (
    <div>
      <p className={classes.figure}>
        {duration === undefined || total === undefined ? texts.nothing : texts.total(total)}
      </p>
      <p className={classes.basis}>{time ? countedFrom(time, leftOut) : null}</p>
    </div>
  );
}

/** Days that the application takes of the holiday; other types say that they take none. */
function Cost({ application, values, entry }: FactsOf) {
  const time = meantTime(application);
  if (time === undefined) return null;
  if (!absenceTypes[application.type].countsAsHoliday)
    return <p className={classes.side}>{texts.costsNothing}</p>;
  return (
    <BalanceAfter
      time={time}
      dayHalf={dayHalfOf(values)}
      employeeId={values.employeeId || undefined}
      except={entry?.absenceId}
    />
  );
}

function Meets({ application, values, entry }: FactsOf) {
  const today = useToday();
  const time = meantTime(application);
  const notice = time && shortNotice({ ...time, type: application.type }, today);
  return (
    <>
      {notice ? (
        <FactLine>
          <WholeDates>{texts.notice(notice)}</WholeDates>
        </FactLine>
      ) : null}
      <ShiftsDuring
        application={application}
        employeeId={values.employeeId || undefined}
        except={entry?.absenceId}
      />
    </>
  );
}

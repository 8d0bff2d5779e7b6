// Default export: loaded when it is opened.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CloseYear } from './close-year.tsx';
import { FilePeriod } from './file-period.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { PeriodList, type Act } from './period-list.tsx';
import { periodsQuery, type Periods } from './period-queries.ts';
import { PeriodSettings } from './period-settings.tsx';
import classes from './periods.module.css';
import { ReopenPeriod } from './reopen-period.tsx';
import { texts } from './texts.ts';

/** Financial years and VAT periods, and the balances that the ledger begins with (product B56 to B59). */
export default function PeriodsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(periodsQuery);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={760}>
      <p className={classes.text}>{texts.intro}</p>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={6}>
        {(periods) => <Sections periods={periods} />}
      </QueryResult>
    </Dialog>
  );
}

function Sections({ periods }: { periods: Periods }) {
  const [act, setAct] = useState<Act>();
  const [isTyping, setIsTyping] = useState(false);
  const close = () => setAct(undefined);
  return (
    <>
      <PeriodList kind="year" title={texts.years} periods={periods.years} onAct={setAct} />
      <PeriodList kind="vat" title={texts.vatPeriods} periods={periods.vatPeriods} onAct={setAct} />
      <section className={classes.section}>
        <h3>{texts.settings}</h3>
        <PeriodSettings key={`${periods.firstMonth}.${periods.vatPeriod}`} periods={periods} />
      </section>
      <section className={classes.section}>
        <h3>{texts.opening}</h3>
        <p className={classes.text}>{texts.openingText}</p>
        <Button onClick={() => setIsTyping(true)}>{texts.openingButton}</Button>
      </section>
      {act?.as === 'file' ? <FilePeriod period={act.period} onClose={close} /> : null}
      {act?.as === 'close' ? <CloseYear period={act.period} onClose={close} /> : null}
      {act?.as === 'reopen' ? <ReopenPeriod {...act} onClose={close} /> : null}
      {isTyping ? <OpeningDialog onClose={() => setIsTyping(false)} /> : null}
    </>
  );
}

import { vatPeriodLengths } from '@driftig/contracts/periods/period-kind';
import { formatDate } from '@driftig/domain/format';
import { daysOf } from '@driftig/domain/ledger/period-sums';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';

import { formatInstant } from '../../../../ui/time/format-instant.ts';
import { FilePeriod } from '../../periods/file-period.tsx';
import type { ListedPeriod, Periods } from '../../periods/period-queries.ts';
import type { VatOverview } from './build-reports.ts';
import { texts } from './texts.ts';
import { useVatChecks } from './use-vat-checks.ts';
import type { ChosenVatPeriod } from './vat-period-choice.tsx';
import classes from './vat.module.css';

interface VatFilingProps {
  overview: VatOverview;
  chosen: ChosenVatPeriod;
  /** Undefined where the period is not of the company's length, or too old to be listed. */
  listed: ListedPeriod | undefined;
  vatPeriod: Periods['vatPeriod'];
}

/** Whether a period is reported, or what is missing before it is (product B56). */
export function VatFiling({ overview, chosen, listed, vatPeriod }: VatFilingProps) {
  if (listed === undefined)
    return (
      <section className={classes.filing} aria-label={texts.file}>
        <p>
          {chosen.length === vatPeriod
            ? texts.notListed
            : texts.otherLength(vatPeriodLengths[vatPeriod].toLowerCase())}
        </p>
      </section>
    );
  if (listed.isClosed)
    return (
      <section className={classes.filing} aria-label={texts.filedTitle}>
        <h3>{texts.filedTitle}</h3>
        <p>{texts.filedBy(formatInstant(listed.at), listed.by)}</p>
      </section>
    );
  return <OpenPeriod overview={overview} chosen={chosen} listed={listed} />;
}

function OpenPeriod({
  overview,
  chosen: { period },
  listed,
}: Pick<VatFilingProps, 'overview' | 'chosen'> & { listed: ListedPeriod }) {
  const [isAsking, setAsking] = useState(false);
  const checks = useVatChecks(overview, daysOf(period));
  const done = checks.filter(({ isDone }) => isDone).length;
  const [from, to] = [formatDate(listed.from), formatDate(listed.to)];
  return (
    <section className={classes.filing} aria-label={texts.ready}>
      <h3>
        {texts.ready} <span>{texts.readyOf(done, checks.length)}</span>
      </h3>
      <ul className={classes.checks}>
        {checks.map(({ name, help, isDone }) => (
          <li key={name} data-open={isDone ? undefined : true}>
            {isDone ? (
              <IconCircleCheck size={20} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={20} aria-hidden="true" />
            )}
            <span>
              {name}
              <small>{help}</small>
            </span>
          </li>
        ))}
      </ul>
      {listed.hasEnded ? (
        <Button
          fullWidth
          variant="filled"
          leftSection={<IconLock size={18} />}
          onClick={() => setAsking(true)}
        >
          {texts.file}
        </Button>
      ) : null}
      <p>{listed.hasEnded ? texts.fileCloses(from, to) : texts.fileWhen(to)}</p>
      {isAsking ? <FilePeriod period={listed} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

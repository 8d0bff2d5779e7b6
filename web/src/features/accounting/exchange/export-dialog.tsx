// Default export: loaded when it is opened.
import { periodListRoutes } from '@driftig/contracts/periods/periods';
import { formatDate } from '@driftig/domain/format';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { useLogoQuery } from '../../../api/queries/company-logo.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { voucherArchive } from './archive.ts';
import { readBasisFile } from './basis.ts';
import classes from './exchange.module.css';
import { saftFile } from './saft.ts';
import { texts } from './texts.ts';
import { useExport, type Export } from './use-export.ts';

const periodsQuery = routeQuery(periodListRoutes.listPeriods, {});

/** The books of a financial year as files (product B60). */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(periodsQuery);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={620}>
      <QueryResult
        query={query}
        title={texts.yearsFailed}
        errorId={errorIdOf(query.error)}
        rows={4}
      >
        {({ years }) => <ExportKinds years={years} />}
      </QueryResult>
    </Dialog>
  );
}

interface Year {
  readonly id: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}

const labelOf = ({ from, to }: Year) => `${formatDate(from)} – ${formatDate(to)}`;

function ExportKinds({ years }: { years: readonly Year[] }) {
  const today = useToday();
  const newest = years.find(({ from }) => from <= today) ?? years[0];
  const [id, setId] = useState(newest?.id ?? '');
  const year = years.find((one) => one.id === id) ?? { id: '', from: today, to: today };
  const [unmapped, setUnmapped] = useState<readonly number[]>([]);
  const period = { from: year.from.slice(0, 7), to: year.to.slice(0, 7) };
  const { running, start, stop } = useExport(period, today);
  const named = `${period.from}-${period.to}`;
  const client = useQueryClient();
  const logoQuery = useLogoQuery();
  const isRunning = running.file !== '';
  const basis = async (asked: Export) => {
    const file = await readBasisFile(asked);
    setUnmapped(file.unmapped);
    return file.csv;
  };
  const archive = async (asked: Export) => {
    const logo = logoQuery.enabled ? await client.fetchQuery(logoQuery) : null;
    return voucherArchive({ ...asked, logo });
  };
  const button = (label: string, file: string, make: (asked: Export) => Promise<Blob | string>) => (
    <Button
      leftSection={<IconDownload size={18} />}
      loading={running.file === file}
      disabled={isRunning && running.file !== file}
      onClick={() => void start(file, make)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <p className={classes.text}>{texts.intro}</p>
      <NativeSelect
        label={texts.year}
        value={id}
        disabled={isRunning}
        data={years.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <Kind title={texts.saftTitle} text={texts.saftText}>
        {button(texts.saft, `saft-${named}.xml`, saftFile)}
      </Kind>
      <Kind title={texts.basisTitle} text={texts.basisText}>
        {button(texts.basis, `regnskab-basis-${named}.csv`, basis)}
        {unmapped.length === 0 ? null : (
          <p className={classes.text}>{texts.unmapped(unmapped.join(', '))}</p>
        )}
      </Kind>
      <Kind title={texts.archiveTitle} text={texts.archiveText}>
        {button(texts.archive, `bilag-${named}.zip`, archive)}
      </Kind>
      <div className={classes.foot}>
        <p className={classes.text} role="status">
          {isRunning && running.entries > 0 ? texts.progress(running.entries) : null}
          {running.made === '' ? null : texts.done(running.made)}
        </p>
        {isRunning ? <Button onClick={stop}>{texts.stop}</Button> : null}
      </div>
    </>
  );
}

function Kind({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.kind}>
      <h3 className={classes.heading}>{title}</h3>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  );
}

import { yearOf } from '@driftig/domain/dates';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload, IconNotebook } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { RegisterMonths } from './register-months.tsx';
import type { Register } from './register-days.ts';
import classes from './register.module.css';
import { RegisterWarnings } from './register-warnings.tsx';
import { texts } from './texts.ts';
import { useDownloads } from './use-downloads.ts';

const YEAR = 'year';

/**
 * The register of working time, a year at a time: the user's own, or for managers a person's
 * (product T44).
 */
export default function RegisterPage() {
  const { id: employeeId } = useParams();
  const { year, setYear } = useYear();
  const query = useQuery({
    ...routeQuery(timeRoutes.getRegister, { query: { year, employeeId } }),
    placeholderData: keepPreviousData,
  });
  const register = query.isPlaceholderData ? undefined : query.data;
  const name = query.data?.employeeName ?? '';
  const parent =
    employeeId === undefined
      ? { label: texts.back, to: paths.timesheet }
      : { label: name, to: paths.employee(employeeId) };
  return (
    <Page
      title={texts.title}
      parent={parent.label === '' ? undefined : parent}
      purpose={texts.purpose}
      actions={<Downloads register={register} year={year} />}
    >
      <div className={classes.content}>
        <YearChoice year={year} years={query.data?.years ?? []} onChange={setYear} />
        <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
          {(data) => <Content register={data} year={year} isOld={query.isPlaceholderData} />}
        </QueryResult>
      </div>
    </Page>
  );
}

/** The year in the address; this year without one. */
function useYear() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(YEAR));
  const current = yearOf(today);
  const isYear = Number.isInteger(asked) && asked >= 2000 && asked <= 2100;
  return {
    year: isYear ? asked : current,
    setYear: (year: number) =>
      setParams(
        (before) => {
          before.set(YEAR, String(year));
          return before;
        },
        { preventScrollReset: true },
      ),
  };
}

interface YearChoiceProps {
  year: number;
  years: readonly number[];
  onChange: (year: number) => void;
}

function YearChoice({ year, years, onChange }: YearChoiceProps) {
  const current = yearOf(useToday());
  const all = [...new Set([current, year, ...years])].toSorted((a, b) => b - a);
  return (
    <NativeSelect
      label={texts.year}
      className={classes.year ?? ''}
      data={all.map(String)}
      value={String(year)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

function Downloads({ register, year }: { register: Register | undefined; year: number }) {
  const { saveCsv, savePdf, isSaving } = useDownloads(register, year);
  return (
    <>
      <Button
        leftSection={<IconDownload size={18} stroke={1.6} />}
        disabled={register === undefined}
        onClick={saveCsv}
      >
        {texts.csv}
      </Button>
      <Button
        leftSection={<IconDownload size={18} stroke={1.6} />}
        disabled={register === undefined}
        loading={isSaving}
        onClick={() => void savePdf()}
      >
        {texts.pdf}
      </Button>
    </>
  );
}

interface ContentProps {
  register: Register;
  year: number;
  /** Another year is on its way. */
  isOld: boolean;
}

function Content({ register, year, isOld }: ContentProps) {
  if (register.entries.length === 0 && register.days.length === 0)
    return <EmptyState icon={IconNotebook} title={texts.none(year)} text={texts.noneHelp} />;
  return (
    <div className={classes.content} aria-busy={isOld}>
      <RegisterWarnings warnings={register.warnings} />
      <RegisterMonths register={register} />
    </div>
  );
}

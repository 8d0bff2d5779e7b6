// Default export: loaded when the address has the overview.
import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { TabCard } from '../../../ui/layout/tab-card.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PeriodNavigation } from '../../../ui/time/period-navigation.tsx';
import type { Shown } from './address.ts';
import { Details } from './details.tsx';
import { Filters } from './filters.tsx';
import classes from './overview-dialog.module.css';
import { Summary } from './summary.tsx';
import { texts } from './texts.ts';
import { useOverview, type Overview } from './use-overview.ts';
import { useSave } from './use-save.ts';

const tabs = [
  { value: 'summary', label: texts.summary },
  { value: 'details', label: texts.details },
] as const;

interface OverviewDialogProps {
  shown: Shown;
  onChange: (next: Partial<Shown>) => void;
  onClose: () => void;
}

/** All employees' hours of a week or month (product T25). */
export default function OverviewDialog({ shown, onChange, onClose }: OverviewDialogProps) {
  const overview = useOverview(shown, onChange);
  const { view, period, query } = overview;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title[view]}
      size={1280}
      footer={<Footer overview={overview} onClose={onClose} />}
    >
      <PeriodNavigation
        view={view}
        period={period}
        onMove={overview.move}
        onToday={overview.showToday}
        onView={overview.showView}
      />
      <Filters overview={overview} />
      <TabCard
        label={texts.tabs}
        tabs={tabs}
        value={shown.tab}
        onChange={(tab) => onChange({ tab: tab === 'details' ? 'details' : 'summary' })}
      >
        <QueryResult
          query={query}
          title={texts.loadFailed}
          errorId={errorIdOf(query.error)}
          rows={8}
        >
          {() => <Content overview={overview} />}
        </QueryResult>
      </TabCard>
    </Dialog>
  );
}

function Content({ overview }: { overview: Overview }) {
  const { everybody, people, shown } = overview;
  if (people.length === 0)
    return (
      <p className={classes.empty}>{everybody.length === 0 ? texts.noEmployees : texts.noPeople}</p>
    );
  return shown.tab === 'details' ? (
    <Details overview={overview} />
  ) : (
    <Summary overview={overview} />
  );
}

function Footer({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const { savePdf, saveCsv, saving } = useSave(overview);
  const isKnown = overview.query.data !== undefined;
  return (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        leftSection={<IconDownload size={18} stroke={1.6} />}
        loading={saving === 'csv'}
        disabled={!isKnown}
        onClick={() => void saveCsv()}
      >
        {texts.saveCsv}
      </Button>
      <Button
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        loading={saving === 'pdf'}
        disabled={!isKnown}
        onClick={() => void savePdf()}
      >
        {texts.savePdf}
      </Button>
    </>
  );
}

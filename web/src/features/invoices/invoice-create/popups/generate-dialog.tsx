// Default export: loaded lazily by FormPopups.
import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { OrderToGenerate } from '@driftig/contracts/invoices/generating';
import { planFeatures } from '@driftig/contracts/core/plans';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { useUser } from '../../../../api/session/session.ts';
import { SETTINGS_PARAM } from '../../../../paths.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useSetParam } from '../../../../ui/url/use-set-param.ts';
import { ordersToGenerate } from '../../generate-queries.ts';
import { GenerateList } from './generate-list.tsx';
import { GenerateRun } from './generate-run.tsx';
import { texts } from './texts.ts';

interface GenerateDialogProps {
  settings: CompanySettings;
  onClose: () => void;
}

interface Run {
  readonly orders: readonly OrderToGenerate[];
  readonly days: number;
}

/** The End invoices of all done orders (product D7): they are chosen, and then made. */
export default function GenerateDialog({ settings, onClose }: GenerateDialogProps) {
  const { openPlan } = useUser().company;
  const { data, error, refetch } = useQuery(ordersToGenerate);
  const [run, setRun] = useState<Run>();
  if (!planFeatures[openPlan].includes('advancedInvoicing')) return <NotInPlan onClose={onClose} />;
  if (run !== undefined) return <GenerateRun {...run} onClose={onClose} />;
  const incomplete = data?.complete === false && error === null;
  return (
    <GenerateList
      rows={error !== null && data?.complete !== true ? undefined : data?.rows}
      loadingMore={incomplete}
      error={error === null ? null : { id: errorIdOf(error) }}
      onRetry={() => void refetch()}
      settings={settings}
      onRun={(orders, days) => setRun({ orders, days })}
      onClose={onClose}
    />
  );
}

function NotInPlan({ onClose }: { onClose: () => void }) {
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        variant="filled"
        data-autofocus
        onClick={() => {
          onClose();
          openPlans();
        }}
      >
        {texts.seePlans}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={texts.generate} size={480} small footer={footer}>
      <Alert color="amber" title={texts.inPro}>
        {texts.inProHelp}
      </Alert>
    </Dialog>
  );
}

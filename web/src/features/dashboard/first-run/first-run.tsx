// Default export: loaded lazily by DashboardPage.
import type { CompanySettings } from '@driftig/contracts/company/settings';

import { SampleInvoice, type SheetComponent } from './sample-invoice.tsx';
import { StepsCard } from './steps-card.tsx';
import { stepsOf, type FirstSteps } from './steps.ts';
import classes from './first-run.module.css';
import { WhenTimeCard } from './when-time-card.tsx';

interface FirstRunProps {
  steps: FirstSteps;
  settings: CompanySettings;
  sheet: SheetComponent;
}

/** The dashboard of a company without an invoice: what to do, and what it is good for. */
export default function FirstRun({ steps, settings, sheet }: FirstRunProps) {
  return (
    <div className={classes.grid}>
      <div className={classes.work}>
        <StepsCard steps={stepsOf(steps, settings)} />
        <WhenTimeCard />
      </div>
      <div className={classes.sheet}>
        <SampleInvoice steps={steps} settings={settings} sheet={sheet} />
      </div>
    </div>
  );
}

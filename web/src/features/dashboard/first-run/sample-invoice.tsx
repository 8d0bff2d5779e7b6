import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { InvoiceDocument } from '@driftig/documents/invoice-document.types';
import {
  IconBuildingBank,
  IconBuildingStore,
  IconCircleCheck,
  IconFileText,
  IconPhoto,
} from '@tabler/icons-react';
import type { FunctionComponent, ReactNode } from 'react';

import type { Icon } from '../../../ui/display/icon.ts';
import { Tag } from '../../../ui/display/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useIsLoaded, type Preloadable } from '../../../ui/loading/loadable.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import { sampleDocument } from './sample-document.ts';
import classes from './sample-invoice.module.css';
import type { FirstSteps } from './steps.ts';
import { texts } from './texts.ts';

/** The invoice of the word invoices, which is handed in: no feature imports another. */
export type SheetComponent = Preloadable &
  FunctionComponent<{
    document: InvoiceDocument;
    holes: Partial<Record<'logo' | 'buyer' | 'lines' | 'payment', ReactNode>>;
  }>;

interface SampleInvoiceProps {
  steps: FirstSteps;
  settings: CompanySettings;
  sheet: SheetComponent;
}

interface HoleProps {
  icon: Icon;
  label: string;
  place: 'brand' | 'buyer' | 'lines' | 'end';
}

function Hole({ icon: Symbol, label, place }: HoleProps) {
  return (
    <span className={classes.hole} data-place={place}>
      <Symbol size={18} stroke={1.6} aria-hidden="true" />
      {label}
    </span>
  );
}

/** The real invoice at a small size, with a hole where a step is missing: a step fills its hole. */
export function SampleInvoice({ steps, settings, sheet: Sheet }: SampleInvoiceProps) {
  const document = sampleDocument(steps, settings, useToday());
  const isLoaded = useIsLoaded(Sheet);
  const { bank, logo, customer } = steps;
  const inPlace = [
    ...(logo ? [texts.sheetLogo] : []),
    ...(bank ? [logo ? texts.sheetBank.toLowerCase() : texts.sheetBank] : []),
  ];
  return (
    <Card title={texts.sheet} subtitle={texts.sheetHelp} aside={<Tag>{texts.example}</Tag>}>
      <div className={classes.sheet}>
        {isLoaded ? (
          <Sheet
            document={document}
            holes={{
              ...(logo ? {} : { logo: <Hole icon={IconPhoto} label={texts.logo} place="brand" /> }),
              ...(customer
                ? {}
                : {
                    buyer: <Hole icon={IconBuildingStore} label={texts.customer} place="buyer" />,
                  }),
              lines: <Hole icon={IconFileText} label={texts.invoice} place="lines" />,
              ...(bank
                ? {}
                : { payment: <Hole icon={IconBuildingBank} label={texts.bank} place="end" /> }),
            }}
          />
        ) : null}
      </div>
      {inPlace.length > 0 ? (
        <p className={classes.inPlace}>
          <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
          {texts.inPlace(inPlace)}
        </p>
      ) : null}
    </Card>
  );
}

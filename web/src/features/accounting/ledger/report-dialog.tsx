// Default export: loaded when it is opened.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './ledger.module.css';
import { usePlaces } from './place.ts';
import { Places } from './places.tsx';
import { PeriodReport } from './reports/period-report.tsx';
import { OpenItemsReport } from './reports/open-items-report.tsx';
import { texts } from './reports/texts.ts';
import { VatReport } from './reports/vat-report.tsx';
import { texts as ledgerTexts } from './texts.ts';

type Kind = keyof typeof texts.kinds;
const kinds = Object.keys(texts.kinds) as Kind[];

/** A report of the ledger; each figure opens to its entries (product B17). */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('trial');
  const places = usePlaces();
  return (
    <Dialog opened onClose={onClose} title={ledgerTexts.report} size={1160}>
      <NativeSelect
        className={classes.kind}
        label={texts.report}
        value={kind}
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setKind(kinds.find((one) => one === value) ?? 'trial');
        }}
      />
      {kind === 'vat' ? (
        <VatReport onOpen={places.open} />
      ) : kind === 'debtors' || kind === 'creditors' ? (
        <OpenItemsReport kind={kind} onOpen={places.open} />
      ) : (
        <PeriodReport key={kind} kind={kind} onOpen={places.open} />
      )}
      <Places places={places} />
    </Dialog>
  );
}

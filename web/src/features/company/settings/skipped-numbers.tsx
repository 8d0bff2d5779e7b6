import type { CompanySettings } from '@driftig/contracts/company/settings';
import { formatDate } from '@driftig/domain/format';
import { useWatch } from 'react-hook-form';

import { SettingRow, type SettingsControl } from './setting-row.tsx';
import classes from './settings.module.css';
import { texts } from '../texts.ts';

interface SkippedNumbersProps {
  readonly control: SettingsControl;
  readonly settings: CompanySettings;
}

/** Asks why numbers are skipped as soon as the next one is raised, and says what was skipped before. */
export function SkippedNumbers({ control, settings }: SkippedNumbersProps) {
  const next = Number(useWatch({ control, name: 'nextInvoiceNumber' }));
  const { skippedNumbers, nextInvoiceNumber } = settings;
  return (
    <>
      {next > nextInvoiceNumber ? (
        <SettingRow control={control} name="skipReason" required inputProps={{ maxLength: 200 }} />
      ) : null}
      {skippedNumbers.map(({ from, to, reason, date }) => (
        <p key={from} className={classes.skipped}>
          {texts.skipped(from, to, formatDate(date), reason)}
        </p>
      ))}
    </>
  );
}

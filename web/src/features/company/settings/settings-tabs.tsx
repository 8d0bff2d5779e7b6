import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import type { CompanySettings } from '@driftig/contracts/company/settings';
import { currencyChoice, readOnce } from '../queries.ts';
import { LogoRow } from './logo-row.tsx';
import { NameRow } from './name-row.tsx';
import { CurrencyRow, NumberRow, SettingRow } from './setting-row.tsx';
import type { SettingsControl } from './setting-row.tsx';
import { sectionLabels } from './settings-values.ts';
import type { SettingsTab } from './settings-values.ts';
import { SkippedNumbers } from './skipped-numbers.tsx';
import classes from './settings.module.css';
import { texts } from '../texts.ts';

interface TabProps {
  control: SettingsControl;
  settings: CompanySettings;
  newest: CompanySettings;
  isSetup: boolean;
}

function CompanyTab({ control, newest, isSetup }: TabProps) {
  return (
    <>
      <NameRow newest={newest} isSetup={isSetup} />
      <LogoRow />
      <SettingRow control={control} name="cvr" required inputProps={{ maxLength: 20 }} />
      <SettingRow control={control} name="email" required inputProps={{ type: 'email' }} />
      <SettingRow control={control} name="phone" inputProps={{ type: 'tel' }} />
      <SettingRow control={control} name="address" />
      <SettingRow control={control} name="zipcode" digits inputProps={{ maxLength: 10 }} />
      <SettingRow control={control} name="town" />
      <SettingRow control={control} name="country" />
    </>
  );
}

/** The first setup asks for the account as well: an invoice without one is not paid. */
function SetupTab(props: TabProps) {
  return (
    <>
      <CompanyTab {...props} />
      <h4 className={classes.part}>{sectionLabels.bank}</h4>
      <BankTab {...props} />
    </>
  );
}

/** 'kr.' reads better in a sentence than 'DKK'; other currencies are shown by their code. */
const shownCurrency = (code: string) => (code === 'DKK' ? 'kr.' : code);

function InvoiceTab({ control, settings }: TabProps) {
  const { data } = useQuery({ ...currencyChoice, ...readOnce });
  const currency = useWatch({ control, name: 'currency' });
  const listed = data?.currencies ?? [{ code: currency, name: '' }];
  const options = listed.map(({ code, name }) => ({
    value: code,
    label: name ? `${code}, ${name}` : code,
  }));
  return (
    <>
      <NumberRow control={control} name="nextInvoiceNumber" required kind={{ digits: 9 }} />
      <SkippedNumbers control={control} settings={settings} />
      <NumberRow control={control} name="taxPercent" unit="%" kind={{ digits: 3 }} />
      <CurrencyRow control={control} options={options} />
      {currency === settings.currency ? null : (
        <Alert color="amber" role="status" icon={<IconAlertTriangle size={18} stroke={1.6} />}>
          <strong>{texts.currencyWarning}</strong>{' '}
          {texts.currencyExample(shownCurrency(settings.currency), shownCurrency(currency))}
        </Alert>
      )}
      <NumberRow
        control={control}
        name="depositPrice"
        unit={shownCurrency(currency)}
        kind="money"
      />
      <NumberRow control={control} name="paymentDays" unit={texts.days} kind={{ digits: 3 }} />
    </>
  );
}

function BankTab({ control }: TabProps) {
  return (
    <>
      <SettingRow control={control} name="bankName" />
      <SettingRow control={control} name="regNumber" digits inputProps={{ maxLength: 10 }} />
      <SettingRow control={control} name="accountNumber" digits inputProps={{ maxLength: 20 }} />
      <SettingRow control={control} name="fikCreditor" digits inputProps={{ maxLength: 16 }} />
    </>
  );
}

const contents = { company: CompanyTab, invoice: InvoiceTab, bank: BankTab } as const;

interface TabContentProps extends TabProps {
  tab: SettingsTab;
}

export function TabContent({ tab, ...props }: TabContentProps) {
  const Content = props.isSetup && tab === 'company' ? SetupTab : contents[tab];
  return <Content {...props} />;
}

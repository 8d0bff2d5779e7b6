import { Select, Tabs } from '@mantine/core';
import {
  IconBuilding,
  IconBuildingBank,
  IconCalendarPlus,
  IconFileText,
  IconShieldLock,
  IconStack2,
  IconUsersGroup,
} from '@tabler/icons-react';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import classes from './settings.module.css';
import { asSection, sectionLabels } from './settings-values.ts';
import type { SettingsSection } from './settings-values.ts';
import { texts } from '../texts.ts';

const icons = {
  company: IconBuilding,
  invoice: IconFileText,
  bank: IconBuildingBank,
  departments: IconUsersGroup,
  booking: IconCalendarPlus,
  security: IconShieldLock,
  plan: IconStack2,
} as const satisfies Record<SettingsSection, unknown>;

interface SettingsNavProps {
  tab: SettingsSection;
  onTab: (tab: SettingsSection) => void;
  /** Tabs with unsaved changes. */
  changed: readonly SettingsSection[];
  /** The sections that are offered. */
  names: readonly SettingsSection[];
}

/** The tabs beside the form; under 768 px a select. */
export function SettingsNav({ tab, onTab, changed, names }: SettingsNavProps) {
  const phone = usePhone();
  if (!phone) return <TabList changed={changed} names={names} />;
  return (
    <Select
      aria-label={texts.section}
      data={names.map((name) => ({ value: name, label: sectionLabels[name] }))}
      value={tab}
      onChange={(name) => onTab(asSection(name))}
      allowDeselect={false}
    />
  );
}

function TabList({ changed, names }: Pick<SettingsNavProps, 'changed' | 'names'>) {
  return (
    <Tabs.List aria-label={texts.settings} className={classes.tabs ?? ''}>
      {names.map((name) => {
        const Symbol = icons[name];
        return (
          <Tabs.Tab
            key={name}
            value={name}
            className={classes.tab ?? ''}
            leftSection={<Symbol size={18} stroke={1.6} />}
            rightSection={
              changed.includes(name) ? (
                <span className={classes.dot} role="img" aria-label="ikke gemt" />
              ) : null
            }
          >
            {sectionLabels[name]}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}

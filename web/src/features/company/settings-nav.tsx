import { Select, Tabs } from '@mantine/core';
import { IconBuilding, IconBuildingBank, IconFileText } from '@tabler/icons-react';

import { usePhone } from '../../ui/use-phone.ts';
import classes from './settings.module.css';
import { asTab, tabLabels, tabNames } from './settings-values.ts';
import type { SettingsTab } from './settings-values.ts';
import { texts } from './texts.ts';

const icons = { company: IconBuilding, invoice: IconFileText, bank: IconBuildingBank } as const;

interface SettingsNavProps {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  /** Tabs with changes that are not saved. */
  changed: readonly SettingsTab[];
}

/** The tabs beside the form; under 768 px one field to choose from. */
export function SettingsNav({ tab, onTab, changed }: SettingsNavProps) {
  const phone = usePhone();
  if (!phone) return <TabList changed={changed} />;
  return (
    <Select
      aria-label={texts.section}
      className={classes.choose ?? ''}
      data={tabNames.map((name) => ({ value: name, label: tabLabels[name] }))}
      value={tab}
      onChange={(name) => onTab(asTab(name))}
      allowDeselect={false}
    />
  );
}

function TabList({ changed }: { changed: readonly SettingsTab[] }) {
  return (
    <Tabs.List aria-label={texts.settings} className={classes.tabs ?? ''}>
      {tabNames.map((name) => {
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
            {tabLabels[name]}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}

import type { ReactNode } from 'react';
import { NativeSelect, Tabs } from '@mantine/core';
import { SkeletonBar } from '../feedback/skeleton-rows.tsx';
import { CountBadge } from '../display/status-chip.tsx';
import { useScrollTabIntoView } from '../layout/use-scroll-tab-into-view.ts';
import type { StatusTab, StatusTabs } from './column.ts';
import classes from './status-tabs.module.css';

interface StatusTabsProps {
  tabs: readonly StatusTab[];
  counts: ReadonlyMap<string, number> | null;
  /** The counts are on their way; otherwise they are not coming. */
  loading: boolean;
  value: string;
  onChange: (value: string) => void;
}

// A tab cannot be named by an empty text; in the address 'everything' is the absence of a status.
const ALL = 'all';

export function tabsOf<Row>(status: StatusTabs<Row>): readonly StatusTab[] {
  return status.all ? [{ value: '', label: status.all }, ...status.tabs] : status.tabs;
}

interface CountProps extends Pick<StatusTabsProps, 'counts' | 'loading'> {
  tab: StatusTab;
}

/** Nothing to do has no colour. */
function TabCount({ tab, counts, loading }: CountProps) {
  if (!counts) return loading ? <SkeletonBar width="24px" tall /> : null;
  const value = counts.get(tab.value) ?? 0;
  return <CountBadge value={value} tone={value > 0 && tab.tone ? tab.tone : 'neutral'} />;
}

/** Tabs above the table, with the table as their panel. */
export function StatusTabPanel(props: StatusTabsProps & { aside: ReactNode; children: ReactNode }) {
  const { tabs, counts, loading, value, onChange } = props;
  // Not before the counts have made the tabs as wide as they are.
  const list = useScrollTabIntoView(counts ? value || ALL : '');
  return (
    <Tabs
      value={value || ALL}
      onChange={(next) => onChange(next === ALL ? '' : (next ?? ''))}
      className={classes.tabs ?? ''}
    >
      <div className={classes.head}>
        <Tabs.List ref={list} className={classes.list ?? ''} aria-label="Status">
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab.value}
              value={tab.value || ALL}
              data-tab={tab.value || ALL}
              className={classes.tab ?? ''}
            >
              {tab.label}
              <TabCount tab={tab} counts={counts} loading={loading} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {props.aside}
      </div>
      <Tabs.Panel value={value || ALL}>{props.children}</Tabs.Panel>
    </Tabs>
  );
}

/** The same choice where there is no room for tabs. */
export function StatusSelect({ tabs, counts, value, onChange }: StatusTabsProps) {
  const data = tabs.map((tab) => ({
    value: tab.value || ALL,
    label: counts ? `${tab.label} (${counts.get(tab.value) ?? 0})` : tab.label,
  }));
  return (
    <NativeSelect
      aria-label="Status"
      data={data}
      value={value || ALL}
      onChange={({ currentTarget: { value: next } }) => onChange(next === ALL ? '' : next)}
    />
  );
}

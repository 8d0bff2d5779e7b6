import type { ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { SkeletonBar } from '../../feedback/skeleton-rows.tsx';
import { CountBadge } from '../../display/status-chip.tsx';
import { useScrollTabIntoView } from '../../layout/use-scroll-tab-into-view.ts';
import type { StatusTab } from '../columns/column.ts';
import classes from './status-tabs.module.css';

interface StatusTabsProps {
  tabs: readonly StatusTab[];
  counts: ReadonlyMap<string, number> | null;
  /** While loading, missing counts are shown as a skeleton; otherwise they are left out. */
  loading: boolean;
  value: string;
  onChange: (value: string) => void;
}

// Mantine needs a non-empty tab value; in the URL, all rows means no status parameter.
const ALL = 'all';

interface CountProps extends Pick<StatusTabsProps, 'counts' | 'loading'> {
  tab: StatusTab;
}

/** A count of zero is grey. */
function TabCount({ tab, counts, loading }: CountProps) {
  if (tab.counted === false) return null;
  if (!counts) return loading ? <SkeletonBar width="24px" tall /> : null;
  const value = counts.get(tab.value) ?? 0;
  return <CountBadge value={value} tone={value > 0 && tab.tone ? tab.tone : 'neutral'} />;
}

/** Status tabs above the table; the table is the tab panel. */
export function StatusTabPanel(props: StatusTabsProps & { aside: ReactNode; children: ReactNode }) {
  const { tabs, counts, loading, value, onChange } = props;
  // Scrolls only once the counts have loaded, because they change the width of the tabs.
  const list = useScrollTabIntoView(counts ? value || ALL : '');
  return (
    <Tabs value={value || ALL} onChange={(next) => onChange(next === ALL ? '' : (next ?? ''))}>
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

/**
 * TabCard { label, tabs, value, onChange, children } — a card with tabs on top; `children` is the panel
 * of the open one. A tab's `count` is shown once it is known.
 */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

import { CountBadge } from '../display/status-chip.tsx';
import classes from './tab-card.module.css';
import { useScrollTabIntoView } from './use-scroll-tab-into-view.ts';

interface TabCardProps {
  label: string;
  tabs: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number | undefined;
  }[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function TabCard({ label, tabs, value, onChange, children }: TabCardProps) {
  const list = useScrollTabIntoView(value);
  return (
    <Tabs value={value} onChange={(next) => onChange(next ?? value)} className={classes.card ?? ''}>
      <Tabs.List ref={list} className={classes.list ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className={classes.tab ?? ''}
          >
            {tab.label}
            {tab.count === undefined ? null : <CountBadge value={tab.count} />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} className={classes.panel ?? ''}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

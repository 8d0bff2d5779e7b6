import { Tabs } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/routes';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { Card } from '../../../ui/layout/card.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useScrollTabIntoView } from '../../../ui/layout/use-scroll-tab-into-view.ts';
import { SectionStatus } from './section-status.tsx';
import classes from './section-tabs.module.css';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { SectionNavigation } from './use-section-navigation.ts';

interface SectionTabsProps {
  form: InvoiceForm;
  settings: CompanySettings;
  navigation: SectionNavigation;
  panels: Record<Section, ReactNode>;
}

/**
 * The tabs of the form, each with its status; all can be opened at any time. A tab stays mounted
 * once it was opened, so that text that could not be parsed is kept.
 */
export function SectionTabs({ form, settings, navigation, panels }: SectionTabsProps) {
  const list = useScrollTabIntoView(navigation.section);
  return (
    <Tabs
      value={navigation.section}
      onChange={(next) => navigation.open(next as Section)}
      keepMounted
      keepMountedMode="display-none"
    >
      <Tabs.List ref={list} className={classes.list ?? ''} aria-label={texts.tabsLabel}>
        {sections.map((section) => (
          <Tabs.Tab key={section} value={section} data-tab={section} className={classes.tab ?? ''}>
            <span className={classes.label} data-label={texts.tabs[section]}>
              {texts.tabs[section]}
            </span>
            <SectionStatus form={form} settings={settings} section={section} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map((section) => (
        <Tabs.Panel key={section} value={section} className={classes.panel ?? ''}>
          {/* Mounted before its content: the tab shown before then stays until this one has loaded. */}
          <Suspense fallback={<Loading />}>
            {section === navigation.section || navigation.mounted.has(section) ? (
              <>
                {panels[section]}
                <OnMount onMount={() => navigation.onMounted(section)} />
              </>
            ) : null}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Loading() {
  return (
    <Card flush>
      <SkeletonRows />
    </Card>
  );
}

/** Calls `onMount` once its siblings inside the same Suspense boundary are mounted. */
function OnMount({ onMount }: { onMount: () => void }) {
  const notify = useEffectEvent(onMount);
  useEffect(() => notify(), []);
  return null;
}

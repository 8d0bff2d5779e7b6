import { Button, Tabs } from '@mantine/core';
import type { CompanySettings } from '@driftig/contracts/company/settings';
import { IconArrowRight } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { Card } from '../../../../ui/layout/card.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { useScrollTabIntoView } from '../../../../ui/layout/use-scroll-tab-into-view.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { SectionStatus } from './section-status.tsx';
import classes from './section-tabs.module.css';
import { plansEmployees, sections, workOrder } from '../values/sections.ts';
import type { Section } from '../values/sections.ts';
import { texts } from '../texts.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
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
  const hasEmployees = useWatch({
    control: form.control,
    compute: (now: unknown) => plansEmployees(now as InvoiceValues),
  });
  const shown = sections.filter((section) => section !== 'employees' || hasEmployees);
  // The address may name a tab that is not there any longer.
  const current = shown.includes(navigation.section) ? navigation.section : 'order';
  const inOrder = workOrder.filter((section) => shown.includes(section));
  const list = useScrollTabIntoView(current);
  const goOn = (next: Section) => {
    navigation.open(next);
    list.current?.scrollIntoView({ block: 'start' });
    list.current
      ?.querySelector<HTMLElement>(`[data-tab="${next}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <Tabs
      value={current}
      onChange={(next) => navigation.open(next as Section)}
      keepMounted
      keepMountedMode="display-none"
    >
      <Tabs.List ref={list} className={classes.list ?? ''} aria-label={texts.tabsLabel}>
        {shown.map((section) => (
          <Tabs.Tab key={section} value={section} data-tab={section} className={classes.tab ?? ''}>
            <span className={classes.label} data-label={texts.tabs[section]}>
              {texts.tabs[section]}
            </span>
            <SectionStatus form={form} settings={settings} section={section} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((section) => (
        <Tabs.Panel key={section} value={section} className={classes.panel ?? ''}>
          {/* Mounted before its content: the tab shown before then stays until this one has loaded. */}
          <Suspense fallback={<Loading />}>
            {section === current || navigation.mounted.has(section) ? (
              <>
                {panels[section]}
                <NextButton next={inOrder[inOrder.indexOf(section) + 1]} onNext={goOn} />
                <OnMount onMount={() => navigation.onMounted(section)} />
              </>
            ) : null}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface NextButtonProps {
  /** Undefined in the last tab that is asked for. */
  next: Section | undefined;
  onNext: (next: Section) => void;
}

/** On a phone the other tabs are far above and partly out of sight. */
function NextButton({ next, onNext }: NextButtonProps) {
  if (next === undefined) return null;
  return (
    <Button
      className={classes.next ?? ''}
      rightSection={<IconArrowRight size={18} stroke={1.6} />}
      onClick={() => onNext(next)}
    >
      {texts.nextTab(texts.tabs[next])}
    </Button>
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

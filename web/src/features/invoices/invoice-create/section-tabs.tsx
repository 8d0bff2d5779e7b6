import { Tabs, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import classes from './section-tabs.module.css';
import { progressOf, sections } from './sections.ts';
import type { Progress, Section } from './sections.ts';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { Place } from './use-place.ts';

interface SectionTabsProps {
  form: InvoiceForm;
  place: Place;
  panels: Record<Section, ReactNode>;
}

/** The parts of the invoice; none is locked, each says how far it is. */
export function SectionTabs({ form, place, panels }: SectionTabsProps) {
  const values = useWatch({ control: form.control, compute: (now) => progressOf(now as never) });
  return (
    <Tabs value={place.section} onChange={(next) => place.open(next as Section)}>
      <Tabs.List className={classes.list ?? ''} aria-label={texts.tabsLabel}>
        {sections.map((section) => (
          <Tabs.Tab key={section} value={section} className={classes.tab ?? ''}>
            {texts.tabs[section]}
            <Mark progress={values[section]} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map((section) => (
        <Tabs.Panel key={section} value={section} className={classes.panel ?? ''}>
          {panels[section]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Mark({ progress: { done, of } }: { progress: Progress }) {
  if (of === 0) return null;
  if (done < of) return <span className={classes.count}>{texts.progress(done, of)}</span>;
  return (
    <span className={classes.check}>
      <IconCheck size={12} stroke={2.4} aria-hidden="true" />
      <VisuallyHidden>{texts.complete}</VisuallyHidden>
    </span>
  );
}

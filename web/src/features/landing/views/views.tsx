import {
  IconCalendar,
  IconCheck,
  IconClipboardList,
  IconClock,
  IconFileText,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';

import type { Icon } from '../../../ui/display/icon.ts';
import page from '../landing.module.css';
import { tabAfter } from './tab-keys.ts';
import { texts } from '../texts.ts';
import { CalendarView } from './view-calendar.tsx';
import { EmployeesView } from './view-employees.tsx';
import { HoursView } from './view-hours.tsx';
import { InvoiceView } from './view-invoice.tsx';
import { OrdersView } from './view-orders.tsx';
import { viewTexts, type ViewName } from './view-texts.ts';
import classes from './views.module.css';

interface View {
  readonly name: ViewName;
  readonly icon: Icon;
  readonly content: ComponentType;
}

const views: readonly View[] = [
  { name: 'hours', icon: IconClock, content: HoursView },
  { name: 'calendar', icon: IconCalendar, content: CalendarView },
  { name: 'invoice', icon: IconFileText, content: InvoiceView },
  { name: 'orders', icon: IconClipboardList, content: OrdersView },
  { name: 'employees', icon: IconUsers, content: EmployeesView },
];

const tabId = (index: number) => `view-tab-${views[index]?.name}`;

/** Tabs with interactive parts of five screens. */
export function Views() {
  const [shown, setShown] = useState(0);
  return (
    <section className={`${page.inner} ${page.section}`}>
      <h2 className={page.heading}>{texts.viewsHeading}</h2>
      <p className={page.lead}>{texts.viewsLead}</p>
      <ViewTabs shown={shown} onShow={setShown} />
      {views.map(({ name, content }, index) => (
        <ViewPanel
          key={name}
          name={name}
          content={content}
          labelledBy={tabId(index)}
          hidden={index !== shown}
        />
      ))}
    </section>
  );
}

interface ViewTabsProps {
  shown: number;
  onShow: (index: number) => void;
}

function ViewTabs({ shown, onShow }: ViewTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = tabAfter(event.key, shown, views.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={texts.views}>
      {views.map(({ name, icon: Symbol }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(index)}
          aria-controls={`view-${name}`}
          aria-selected={index === shown}
          tabIndex={index === shown ? 0 : -1}
          className={classes.tab}
          onClick={() => onShow(index)}
          onKeyDown={onKeyDown}
        >
          <Symbol size={18} stroke={1.6} />
          {viewTexts[name].tab}
        </button>
      ))}
    </div>
  );
}

interface ViewPanelProps {
  name: ViewName;
  content: ComponentType;
  labelledBy: string;
  hidden: boolean;
}

function ViewPanel({ name, content: Content, labelledBy, hidden }: ViewPanelProps) {
  const { title, points } = viewTexts[name];
  return (
    <div
      role="tabpanel"
      id={`view-${name}`}
      aria-labelledby={labelledBy}
      className={classes.panel}
      hidden={hidden}
    >
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>
              <IconCheck size={18} stroke={1.8} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.fragment}>{hidden ? null : <Content />}</div>
    </div>
  );
}

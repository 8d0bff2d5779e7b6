import type { ComponentType } from 'react';

import classes from './features.module.css';
import {
  ChatPreview,
  HoursPreview,
  InvoicePreview,
  OrderPreview,
  TaskPreview,
  VacationPreview,
} from './feature-previews.tsx';
import page from './landing.module.css';
import { texts } from './texts.ts';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly preview: ComponentType;
}

const features: readonly Feature[] = [
  {
    title: 'Tidsregistrering',
    text: 'Timer pr. dag eller med klokkeslæt. Flex regnes ud fra normen på 7,40 timer.',
    preview: HoursPreview,
  },
  {
    title: 'Fakturering',
    text: 'Depositum først, slutfaktura bagefter. Momsen tælles kun med én gang.',
    preview: InvoicePreview,
  },
  {
    title: 'Ordrer',
    text: 'Kunde, tid, linjer og billeder samlet. Du kan se, hvor der mangler folk.',
    preview: OrderPreview,
  },
  {
    title: 'Ferie og fravær',
    text: 'Medarbejderen søger ferie på telefonen. Weekender tæller ikke med.',
    preview: VacationPreview,
  },
  {
    title: 'Chat',
    text: 'Beskeder mellem kolleger. Du kan se, hvor mange du ikke har læst.',
    preview: ChatPreview,
  },
  {
    title: 'Opgaver',
    text: 'Tjeklister delt med en afdeling. Fremdriften regnes ud fra delopgaverne.',
    preview: TaskPreview,
  },
];

export function Features() {
  return (
    <section id="features" className={`${page.inner} ${page.section}`}>
      <h2 className={page.heading}>{texts.featuresHeading}</h2>
      <p className={page.lead}>{texts.featuresLead}</p>
      <ul className={classes.grid}>
        {features.map(({ title, text, preview: Preview }) => (
          <li key={title} className={classes.card}>
            <div className={classes.picture} aria-hidden="true">
              <Preview />
            </div>
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ComponentType } from 'react';

import classes from './features.module.css';
import {
  ChatFragment,
  HoursFragment,
  InvoiceFragment,
  OrderFragment,
  TaskFragment,
  VacationFragment,
} from './feature-previews.tsx';
import page from './landing.module.css';
import { texts } from './texts.ts';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly picture: ComponentType;
}

const features: readonly Feature[] = [
  {
    title: 'Tidsregistrering',
    text: 'Timer pr. dag eller fra og til. Flex regnes mod normen på 7,40 timer.',
    picture: HoursFragment,
  },
  {
    title: 'Fakturering',
    text: 'Depositum først, slutfaktura bagefter. Momsen tælles kun med én gang.',
    picture: InvoiceFragment,
  },
  {
    title: 'Ordrer',
    text: 'Kunde, tid, linjer og billeder samlet. Du kan se, hvor der mangler folk.',
    picture: OrderFragment,
  },
  {
    title: 'Ferie og fravær',
    text: 'Medarbejderen ansøger fra telefonen. Weekender trækkes fra i antal dage.',
    picture: VacationFragment,
  },
  {
    title: 'Chat',
    text: 'Beskeder mellem kolleger, med tæller på det, du ikke har læst.',
    picture: ChatFragment,
  },
  {
    title: 'Opgaver',
    text: 'Tjeklister delt med en afdeling. Fremdriften regnes ud fra delopgaverne.',
    picture: TaskFragment,
  },
];

export function Features() {
  return (
    <section id="features" className={`${page.inner} ${page.section}`}>
      <h2 className={page.heading}>{texts.featuresHeading}</h2>
      <p className={page.lead}>{texts.featuresLead}</p>
      <ul className={classes.grid}>
        {features.map(({ title, text, picture: Picture }) => (
          <li key={title} className={classes.card}>
            <div className={classes.picture} aria-hidden="true">
              <Picture />
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

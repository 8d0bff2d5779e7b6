import { texts } from './texts.ts';

/** The parts of the landing page that one goes to straight away. */
export const anchors = [
  { href: '#features', label: texts.features },
  { href: '#pricing', label: texts.prices },
  { href: '#contact', label: texts.contact },
] as const;

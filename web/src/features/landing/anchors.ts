import { texts } from './texts.ts';

/** The sections of the landing page that header and footer link to. */
export const anchors = [
  { href: '#features', label: texts.features },
  { href: '#pricing', label: texts.prices },
  { href: '#contact', label: texts.contact },
] as const;

import { paths } from '../../paths.ts';

/** Texts of the page for an unknown address, without a session. */
export const notFoundTexts = {
  title: '404 - Siden findes ikke',
  text: 'Adressen er forkert, eller siden er flyttet.',
  home: { label: 'Til forsiden', href: paths.home },
};

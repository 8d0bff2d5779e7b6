import page from './landing.module.css';
import { texts } from './texts.ts';

/** 'På vej', beside what is shown but not built yet. */
export function Coming() {
  return <span className={page.coming}>{texts.coming}</span>;
}

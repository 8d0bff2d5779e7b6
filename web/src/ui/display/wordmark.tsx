/**
 * Wordmark { size? }  the logo mark with the product name; `size` is the height of the mark in px (24)
 * Mark { size? }      the logo mark alone
 */
import { rem } from '../layout/text-scale.ts';
import classes from './wordmark.module.css';

export const PRODUCT_NAME = 'Driftig';

export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6.5" className={classes.square} />
      <path
        d="M6.5 12.6l3.4 3.4 7-7.2M12.6 8.2h4.6v4.6"
        className={classes.arrow}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.wordmark} style={{ fontSize: rem(size * 0.75) }}>
      <Mark size={size} />
      {PRODUCT_NAME}
    </span>
  );
}

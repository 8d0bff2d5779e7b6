/**
 * Card { title?, subtitle?, aside?, flush?, children } — a bordered box without shadow. `aside` is
 * shown to the right of the title; `flush` removes the inner padding.
 */
import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title?: ReactNode;
  subtitle?: ReactNode;
  aside?: ReactNode;
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function Card({ title, subtitle, aside, flush = false, className, children }: CardProps) {
  const head =
    title || aside ? (
      <div className={classes.head}>
        <div className={classes.text}>
          {title ? <h2 className={classes.title}>{title}</h2> : null}
          {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
        </div>
        {aside}
      </div>
    ) : null;
  return (
    <section className={[classes.card, className].filter(Boolean).join(' ')}>
      {head}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  );
}

import { LogInButton, SignUpButton } from '../buttons.tsx';
import { Film } from '../film/film.tsx';
import classes from './hero.module.css';
import type { OpenAuth } from '../open-auth.ts';
import { texts } from '../texts.ts';

/** The top of the landing page: heading, buttons, and the film of the product. */
export function Hero({ open }: { open: OpenAuth }) {
  return (
    <>
      <section className={classes.hero}>
        <h1 className={classes.heading}>{texts.heading}</h1>
        <p className={classes.lead}>{texts.lead}</p>
        <div className={classes.buttons}>
          <SignUpButton open={open} size="lg" />
          <LogInButton open={open} size="lg" kind="default" />
        </div>
        <p className={classes.small}>{texts.underButtons}</p>
      </section>
      <div className={classes.stage}>
        <Film />
      </div>
    </>
  );
}

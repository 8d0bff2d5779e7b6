import { Wordmark } from '../../ui/display/wordmark.tsx';
import { anchors } from './anchors.ts';
import classes from './footer.module.css';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

export function Footer({ open, front }: { open: OpenAuth; front: string }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark />
        <span className={classes.tagline}>{texts.tagline}</span>
        <nav className={classes.links} aria-label={texts.footMenu}>
          {anchors.map(({ href, label }) => (
            <a key={href} href={front + href} className={classes.link}>
              {label}
            </a>
          ))}
          <a href="/info/time-tracking" className={classes.link}>
            {texts.rules}
          </a>
          <button
            type="button"
            className={classes.link}
            onClick={open.logIn}
            onPointerEnter={open.prefetch}
            onFocus={open.prefetch}
          >
            {texts.logIn}
          </button>
        </nav>
      </div>
    </footer>
  );
}

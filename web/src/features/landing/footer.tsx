import { Wordmark } from '../../ui/wordmark.tsx';
import classes from './footer.module.css';
import { anchors } from './header.tsx';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

export function Footer({ open }: { open: OpenAuth }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark />
        <span className={classes.tagline}>{texts.tagline}</span>
        <nav className={classes.links} aria-label={texts.footMenu}>
          {anchors.map(({ href, label }) => (
            <a key={href} href={href} className={classes.link}>
              {label}
            </a>
          ))}
          <button
            type="button"
            className={classes.link}
            onClick={open.logIn}
            onPointerEnter={open.soon}
            onFocus={open.soon}
          >
            {texts.logIn}
          </button>
        </nav>
      </div>
    </footer>
  );
}

import { paths } from '../../paths.ts';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { anchors } from './anchors.ts';
import classes from './footer.module.css';
import type { OpenAuth } from './open-auth.ts';
import { operator } from './operator.ts';
import { texts } from './texts.ts';

const infoLinks = [
  { href: '/info/time-tracking', label: texts.rules },
  { href: paths.privacy, label: texts.privacy },
  { href: paths.terms, label: texts.terms },
];

/** 'Firma ApS · Gade 1, 8000 Aarhus C · CVR-nr. 12345678 · mail', without what is not set. */
function OperatorLine() {
  const { company, address, cvr, email } = operator;
  const facts = [company, address, cvr && texts.cvr(cvr)].filter((fact) => fact !== '');
  return (
    <>
      {facts.join(' · ')} · <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}

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
          {infoLinks.map(({ href, label }) => (
            <a key={href} href={href} className={classes.link}>
              {label}
            </a>
          ))}
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
        <address className={classes.operator}>
          <OperatorLine />
        </address>
      </div>
    </footer>
  );
}

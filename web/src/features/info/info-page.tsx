import { usePageTitle } from '../../ui/layout/page-title.ts';
import { SignUpButton } from '../landing/buttons.tsx';
import type { OpenAuth } from '../landing/open-auth.ts';
import { PublicFrame } from '../landing/public-frame.tsx';
import classes from './info-page.module.css';
import { texts } from './texts.ts';
import { workingTime } from './working-time.ts';

interface InfoPageProps {
  slug: string;
  open: OpenAuth;
}

/** `/info/{slug}`: only time-tracking exists (product N3). */
export function InfoPage({ slug, open }: InfoPageProps) {
  return (
    <PublicFrame open={open} homePath="/">
      {slug === workingTime.slug ? <WorkingTime open={open} /> : <UnknownPage />}
    </PublicFrame>
  );
}

function WorkingTime({ open }: { open: OpenAuth }) {
  usePageTitle(workingTime.title);
  return (
    <article className={classes.article}>
      <h1 className={classes.title}>{workingTime.title}</h1>
      <p className={classes.lead}>{workingTime.lead}</p>
      {workingTime.parts.map(({ title, paragraphs, points }) => (
        <section key={title}>
          <h2 className={classes.heading}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points ? (
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <aside className={classes.start}>
        <div>
          <h2 className={classes.startTitle}>{workingTime.start}</h2>
          <p>{workingTime.startText}</p>
        </div>
        <SignUpButton open={open} size="lg" />
      </aside>
      <Sources />
    </article>
  );
}

function Sources() {
  return (
    <section className={classes.sources}>
      <h2 className={classes.heading}>{workingTime.sourcesTitle}</h2>
      <ul className={classes.points}>
        {workingTime.sources.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{workingTime.advice}</p>
    </section>
  );
}

function UnknownPage() {
  usePageTitle(texts.unknownTitle);
  return (
    <div className={classes.unknown}>
      <h1 className={classes.title} lang="en">
        {texts.unknownTitle}
      </h1>
      <p className={classes.lead} lang="en">
        {texts.unknown}
      </p>
      <a className={classes.home} href="/">
        {texts.home}
      </a>
    </div>
  );
}

import { usePublicTitle } from '../../ui/layout/page-title.ts';
import { SignUpButton } from '../landing/buttons.tsx';
import type { OpenAuth } from '../landing/open-auth.ts';
import { PublicFrame } from '../landing/public-frame.tsx';
import classes from './info-page.module.css';
import { infoPages } from './info-pages.ts';
import type { InfoText } from './info-text.ts';
import { texts } from './texts.ts';

interface InfoPageProps {
  slug: string;
  open: OpenAuth;
}

/** `/info/{slug}`: the duty to register hours, privacy, terms (product N3). */
export function InfoPage({ slug, open }: InfoPageProps) {
  const text = infoPages.find((page) => page.slug === slug);
  return (
    <PublicFrame open={open} homePath="/">
      {text ? <Article text={text} open={open} /> : <UnknownPage />}
    </PublicFrame>
  );
}

function Article({ text, open }: { text: InfoText; open: OpenAuth }) {
  usePublicTitle(text.title);
  return (
    <article className={classes.article}>
      <h1 className={classes.title}>{text.title}</h1>
      <p className={classes.lead}>{text.lead}</p>
      {text.parts.map(({ title, paragraphs, points }) => (
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
      {text.start ? (
        <aside className={classes.start}>
          <div>
            <h2 className={classes.startTitle}>{text.start.title}</h2>
            <p>{text.start.text}</p>
          </div>
          <SignUpButton open={open} size="lg" />
        </aside>
      ) : null}
      {text.sources ? <Sources sources={text.sources} advice={text.advice} /> : null}
    </article>
  );
}

interface SourcesProps {
  sources: NonNullable<InfoText['sources']>;
  advice: string | undefined;
}

function Sources({ sources, advice }: SourcesProps) {
  return (
    <section className={classes.sources}>
      <h2 className={classes.heading}>{texts.sources}</h2>
      <ul className={classes.points}>
        {sources.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </section>
  );
}

function UnknownPage() {
  usePublicTitle(texts.unknownTitle);
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

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { usePublicTitle } from '../../../ui/layout/page-title.ts';
import {
  PublicButton,
  PublicMessage,
  PublicPage,
  PublicWaiting,
} from '../../../ui/layout/public-page.tsx';
import look from '../../../ui/layout/public-page.module.css';
import { BookingForm } from './booking-form.tsx';
import { BookingSent } from './booking-sent.tsx';
import { bookingTexts as texts } from './booking-texts.ts';
import type { SentForm, ShownForm } from './booking-types.ts';
import { fetchForm } from './fetch-form.ts';
import classes from './booking.module.css';

type Loaded = 'loading' | 'unknown' | 'failed' | ShownForm;

/** `/book/{slug}`: a customer without an account writes what they wish for (product O20). */
export function BookingPage({ slug }: { slug: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Fetched key={attempt} slug={slug} onRetry={() => setAttempt(attempt + 1)} />;
}

function Fetched({ slug, onRetry }: { slug: string; onRetry: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Loaded) => {
      if (isCurrent) setLoaded(found);
    };
    fetchForm(slug)
      .then((found) => show(found ?? 'unknown'))
      .catch(() => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  if (loaded === 'loading' || loaded === 'unknown' || loaded === 'failed')
    return <Frame>{messageOf(loaded, onRetry)}</Frame>;
  return <OpenForm slug={slug} shown={loaded} />;
}

function messageOf(loaded: 'loading' | 'unknown' | 'failed', onRetry: () => void) {
  if (loaded === 'loading') return <PublicWaiting text={texts.loading} />;
  if (loaded === 'unknown')
    return <PublicMessage title={texts.unknownTitle} text={texts.unknownText} />;
  return (
    <PublicMessage title={texts.failedTitle}>
      <PublicButton label={texts.retry} onClick={onRetry} />
    </PublicMessage>
  );
}

function OpenForm({ slug, shown }: { slug: string; shown: ShownForm }) {
  const { companyName, introduction } = shown;
  usePublicTitle(texts.title(companyName));
  const [sent, setSent] = useState<SentForm>();
  return (
    <Frame>
      <Company shown={shown} />
      <main className={look.card}>
        {sent === undefined ? (
          <>
            <h1 className={look.title}>{texts.heading}</h1>
            {introduction === '' ? null : <p className={look.introduction}>{introduction}</p>}
            <BookingForm slug={slug} companyName={companyName} onSent={setSent} />
          </>
        ) : (
          <BookingSent sent={sent} companyName={companyName} onAnother={() => setSent(undefined)} />
        )}
      </main>
    </Frame>
  );
}

/** Company of the form, and its contact details. */
function Company({ shown }: { shown: ShownForm }) {
  const { companyName, logo, phone, email, town } = shown;
  return (
    <header className={classes.company}>
      {logo === '' ? null : <img className={classes.logo} src={logo} alt="" />}
      <div>
        <p className={classes.companyName}>{companyName}</p>
        <address className={classes.contact} aria-label={texts.contact}>
          {town === '' ? null : <span>{town}</span>}
          {phone === '' ? null : <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
          {email === '' ? null : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
        </address>
      </div>
    </header>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <PublicPage madeWith={texts.madeWith}>{children}</PublicPage>;
}

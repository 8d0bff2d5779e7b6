import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';

import { texts } from '../texts.ts';
import { demoNumbers } from './demo-numbers.ts';
import { filmCaptions } from './film-captions.ts';
import classes from './film.module.css';

const poster = '/film/poster.webp';
const size = { width: 1280, height: 800 };

/** The film of the product (`npm run film`), which is fetched when a visitor asks for it. It has no sound. */
export function Film() {
  const [asked, setAsked] = useState(false);
  return (
    <figure className={classes.film}>
      <div className={classes.picture}>
        {asked ? (
          <video
            {...size}
            ref={(video) => video?.focus({ preventScroll: true })}
            aria-label={texts.film}
            poster={poster}
            autoPlay
            controls
            muted
            playsInline
          >
            <source src="/film/film.webm" type="video/webm" />
            <source src="/film/film.mp4" type="video/mp4" />
          </video>
        ) : (
          <button type="button" className={classes.start} onClick={() => setAsked(true)}>
            <img {...size} src={poster} alt="" decoding="async" />
            <span className={classes.watch}>
              <IconPlayerPlayFilled size={18} aria-hidden="true" />
              {texts.watchFilm}
            </span>
          </button>
        )}
      </div>
      <noscript>
        <a href="/film/film.mp4">{texts.watchFilm}</a>
      </noscript>
      <figcaption>
        <ol className={classes.parts}>
          {filmCaptions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
        <p className={classes.company}>{texts.filmedAt(demoNumbers)}</p>
      </figcaption>
    </figure>
  );
}

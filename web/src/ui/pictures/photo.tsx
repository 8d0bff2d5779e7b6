/** Photo { src, alt, className } — a picture; a sign replaces one that cannot be fetched. */
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';

import classes from './pictures.module.css';

interface PhotoProps {
  src: string;
  /** '' where its button says what it is. */
  alt: string;
  className: string | undefined;
}

export function Photo({ src, alt, className = '' }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span
        className={`${className} ${classes.gone}`}
        role="img"
        aria-label="Billedet kan ikke vises."
      >
        <IconPhotoOff size={24} stroke={1.4} aria-hidden="true" />
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

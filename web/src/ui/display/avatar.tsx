/**
 * Avatar { name, picture?, size?, square? } — the picture, or initials on a neutral tint. Hidden from
 * screen readers: the name is shown beside it.
 */
import type { Ref } from 'react';

import classes from './avatar.module.css';

/** 'Mette Lindqvist' -> 'ML', 'Nordlys Event ApS' -> 'NE', 'Ida' -> 'I'. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('da') ?? '')
    .join('');
}

interface AvatarProps {
  name: string;
  /** A URL. */
  picture?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
  size?: number;
  square?: boolean;
}

export function Avatar({ name, picture, ref, size = 28, square = false }: AvatarProps) {
  return (
    <span
      ref={ref}
      className={classes.avatar}
      data-square={square || undefined}
      style={{ width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.38)) }}
      aria-hidden="true"
    >
      {picture === undefined ? initials(name) : <img src={picture} alt="" />}
    </span>
  );
}

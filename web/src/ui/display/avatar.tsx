/**
 * Avatar { name, picture?, size?, square? } — the picture, or initials on a neutral tint. Hidden from
 * screen readers: the name is shown beside it.
 */
import type { Ref } from 'react';

import { rem } from '../layout/text-scale.ts';
import classes from './avatar.module.css';

/** 'Mette Lindqvist' -> 'ML', 'Nordlys Event ApS' -> 'NE', 'Ida' -> 'I'. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('da') ?? '')
    .join('');
}

const initialsSize = (size: number) => `max(var(--ui-initials), ${rem(Math.round(size * 0.38))})`;

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
      style={{ width: rem(size), height: rem(size), fontSize: initialsSize(size) }}
      aria-hidden="true"
    >
      {picture === undefined ? initials(name) : <img src={picture} alt="" />}
    </span>
  );
}

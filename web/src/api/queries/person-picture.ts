import { pictureRoutes } from '@driftig/contracts/employees/picture';
import { useInViewport } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchPicture } from '../client.ts';
import { routeKey } from './route-query.ts';

/** Fetched once: the browser keeps no pictures, and what changes one makes it stale. */
export function personPictureQuery(id: string) {
  return queryOptions({
    queryKey: [...routeKey(pictureRoutes.showPicture), id],
    queryFn: ({ signal }) =>
      fetchPicture(pictureRoutes.showPicture, { params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

interface Person {
  readonly id: string;
  readonly hasPicture: boolean;
}

/** Picture of a person for `Avatar`, fetched once the avatar is in sight. */
export function usePersonPicture({ id, hasPicture }: Person) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { data } = useQuery({ ...personPictureQuery(id), enabled: hasPicture && inViewport });
  return { ref, picture: hasPicture ? (data ?? undefined) : undefined };
}

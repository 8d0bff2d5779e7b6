import { companyRoutes } from '@driftig/contracts/company/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchPicture } from '../client.ts';
import { routeKey } from './route-query.ts';
import { useUser } from '../session/session.ts';

/** The company logo for screens and PDF. */
export interface CompanyLogo {
  readonly dataUrl: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const logoQuery = queryOptions({
  queryKey: routeKey(companyRoutes.showLogo),
  queryFn: async ({ signal }): Promise<CompanyLogo | null> => {
    const dataUrl = await fetchPicture(companyRoutes.showLogo, {}, { signal });
    return dataUrl === null ? null : withDimensions(dataUrl);
  },
});

async function withDimensions(dataUrl: string): Promise<CompanyLogo> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return { dataUrl, width: image.naturalWidth, height: image.naturalHeight };
}

/** The query of the logo, disabled when the session says that there is none. */
export function useLogoQuery() {
  const { hasLogo } = useUser().company;
  return { ...logoQuery, enabled: hasLogo };
}

/** Undefined while it loads and when there is none. */
export function useCompanyLogo(): CompanyLogo | undefined {
  const query = useLogoQuery();
  const { data } = useQuery(query);
  return query.enabled ? (data ?? undefined) : undefined;
}

/** The bytes of the JPEG file, for the PDF. */
export function jpegOf({ dataUrl }: CompanyLogo): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

import { companyRoutes } from '@driftig/contracts/company/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchPicture } from './client.ts';
import { routeKey } from './route-query.ts';
import { useUser } from './session.ts';

/** The logo as the screens and the PDF use it. */
export interface CompanyLogo {
  /** A data address. */
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

/** The logo's query, not asked where it is known that there is none. */
export function useLogoQuery() {
  const { hasLogo } = useUser().company;
  return { ...logoQuery, enabled: hasLogo };
}

/** Undefined until it is there, and where there is none. */
export function useCompanyLogo(): CompanyLogo | undefined {
  const query = useLogoQuery();
  const { data } = useQuery(query);
  return query.enabled ? (data ?? undefined) : undefined;
}

/** The file itself, as the PDF embeds it. */
export function jpegOf({ dataUrl }: CompanyLogo): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

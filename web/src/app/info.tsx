import { InfoPage } from '../features/info/info-page.tsx';
import { PublicPage } from './public/public-page.tsx';

export default function Info({ slug }: { slug: string }) {
  return <PublicPage>{(open) => <InfoPage slug={slug} open={open} />}</PublicPage>;
}

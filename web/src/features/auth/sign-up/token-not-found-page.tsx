import { paths } from '../../../paths.ts';
import { StandalonePage } from '../../../ui/layout/standalone-page.tsx';
import { signUpTexts } from './sign-up-texts.ts';

/** `/not-found`: an invitation that is used, expired or unknown (product N12). */
export default function TokenNotFoundPage() {
  const { notFoundTitle, notFoundText, notFoundHelp, home } = signUpTexts;
  return (
    <StandalonePage
      title={notFoundTitle}
      text={notFoundText}
      help={notFoundHelp}
      home={{ label: home, href: paths.home }}
    />
  );
}

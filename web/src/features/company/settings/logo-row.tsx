import { companyRoutes } from '@driftig/contracts/company/routes';
import { pictureField } from '@driftig/contracts/employees/picture';

import { call } from '../../../api/client.ts';
import { useCompanyLogo } from '../../../api/queries/company-logo.ts';
import { messageOf } from '../../../api/errors.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { PictureInput } from '../../../ui/fields/picture-input.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { planTexts } from '../plan/plan-texts.ts';
import { texts } from '../texts.ts';

/** The logo on invoices, which is saved when it is chosen, independently of the form around it. */
export function LogoRow() {
  const logo = useCompanyLogo();
  const choose = async (logo: File) => {
    const { message } = await call(companyRoutes.uploadLogo, { files: { logo } });
    toastSuccess(message);
  };
  const remove = async () => {
    const { message } = await call(companyRoutes.removeLogo, {});
    toastSuccess(message);
  };
  return (
    // The form's own error texts leave out conflicts, which it shows elsewhere.
    <ErrorTextContext value={(error) => messageOf(error, texts.saveFailed)}>
      <PictureInput
        label={planTexts.logo}
        help={planTexts.logoHelp}
        picture={logo?.dataUrl}
        maxBytes={pictureField.maxBytes}
        onChoose={choose}
        onRemove={remove}
      />
    </ErrorTextContext>
  );
}

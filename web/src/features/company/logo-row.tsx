import { companyRoutes } from '@driftig/contracts/company';
import { pictureField } from '@driftig/contracts/employees-picture';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { companyLogo } from './queries.ts';
import { planTexts } from './plan-texts.ts';

/** The logo on invoices. It is saved when it is chosen, apart from the form around it. */
export function LogoRow() {
  const client = useQueryClient();
  const { data } = useQuery(companyLogo);
  const renew = () => client.invalidateQueries({ queryKey: companyLogo.queryKey });
  const choose = async (logo: File) => {
    const { message } = await call(companyRoutes.uploadLogo, { files: { logo } });
    toastSuccess(message);
    await renew();
  };
  const remove = async () => {
    const { message } = await call(companyRoutes.removeLogo, {});
    toastSuccess(message);
    await renew();
  };
  return (
    <PictureInput
      label={planTexts.logo}
      help={planTexts.logoHelp}
      picture={data ?? undefined}
      maxBytes={pictureField.maxBytes}
      onChoose={choose}
      onRemove={remove}
    />
  );
}

import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { pictureField } from '@driftig/contracts/employees/picture';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { personPictureQuery } from '../../../api/queries/person-picture.ts';
import { useUser } from '../../../api/session/session.ts';
import { PictureInput } from '../../../ui/fields/picture-input.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { profileTexts as texts } from './profile-texts.ts';

/** The profile picture, which is saved when it is chosen, independently of the form. */
export function ProfilePicture({ hasPicture }: { hasPicture: boolean }) {
  const { id } = useUser();
  const { data } = useQuery({ ...personPictureQuery(id), enabled: hasPicture });
  const showResult = ({ message }: { message: string }) => toastSuccess(message);
  return (
    <PictureInput
      label={texts.picture}
      help={texts.pictureHelp}
      picture={hasPicture ? (data ?? undefined) : undefined}
      round
      maxBytes={pictureField.maxBytes}
      onChoose={async (picture) =>
        showResult(await call(employeeRoutes.uploadPicture, { files: { picture } }))
      }
      onRemove={async () => showResult(await call(employeeRoutes.removePicture, {}))}
    />
  );
}

// Default export: loaded lazily, by those who have a picture.
import { usePersonPicture } from '../../../api/queries/person-picture.ts';
import { useUser } from '../../../api/session/session.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';

export default function OwnAvatar({ name }: { name: string }) {
  return <Avatar name={name} {...usePersonPicture(useUser())} />;
}

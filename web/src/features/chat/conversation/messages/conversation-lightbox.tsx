// Default export: loaded lazily.
import type { ChatMessage } from '@driftig/contracts/chat/message';

import { Lightbox } from '../../../../ui/pictures/lightbox.tsx';
import { formatInstant } from '../../../../ui/time/format-instant.ts';
import { useClosedByBack } from '../../../../ui/url/use-closed-by-back.ts';
import { texts } from '../../texts.ts';
import classes from './picture.module.css';

interface ConversationLightboxProps {
  messages: readonly ChatMessage[];
  /** The message whose picture is shown. */
  shown: string;
  onShow: (messageId: string) => void;
  onClose: () => void;
}

/** The pictures of the messages on the screen, one at a time. */
export default function ConversationLightbox({
  messages,
  shown,
  onShow,
  onClose,
}: ConversationLightboxProps) {
  const close = useClosedByBack('picture', onClose);
  const images = messages
    .filter(({ picture }) => picture !== '')
    .map(({ messageId, picture, senderName, at }) => ({
      id: messageId,
      url: picture,
      title: texts.pictureFrom(senderName),
      caption: <p className={classes.caption}>{formatInstant(at)}</p>,
    }));
  return <Lightbox images={images} shown={shown} onShow={onShow} onClose={close} />;
}

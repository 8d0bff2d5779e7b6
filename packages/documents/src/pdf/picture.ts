import { jsPDF } from 'jspdf';

/** A picture as JPEG, with its size in pixels. */
export type Picture = {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** A JPEG with the size that it says it has. */
export function jpegPicture(jpeg: Uint8Array): Picture {
  const { width, height } = new jsPDF().getImageProperties(jpeg);
  return { jpeg, width, height };
}

type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Scales the picture to the frame, left-aligned and vertically centred; returns its width in mm. */
export function drawPicture(pdf: jsPDF, picture: Picture, frame: Frame): number {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const y = frame.y + (frame.height - height) / 2;
  pdf.addImage(picture.jpeg, 'JPEG', frame.x, y, width, height);
  return width;
}

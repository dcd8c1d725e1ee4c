import type { PhotoCut, PhotoShown } from '../../api';

/** How a photograph is in the frame of its place: how near, and where, from 0 to 1 of the room left. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

/** All that fits, from its middle. */
export const WHOLE: Framing = { zoom: 1, x: 0.5, y: 0.5 };

function largest({ width, height, ratio = width / height }: PhotoShown) {
  const across = Math.min(width, height * ratio);
  return { across, down: across / ratio };
}

/** How near it may be brought before too few points are left. */
export const nearestRatio = (photo: PhotoShown): number =>
  Math.max(1, largest(photo).across / photo.least);

/** The part that the frame shows. */
export function cutOf(photo: PhotoShown, { zoom, x, y }: Framing): PhotoCut {
  const { across, down } = largest(photo);
  const width = across / zoom / photo.width;
  const height = down / zoom / photo.height;
  return { left: (1 - width) * x, top: (1 - height) * y, width, height };
}

/** The framing after the photograph was drawn along, by parts of the frame's width and height. */
export function drawn(photo: PhotoShown, framing: Framing, across: number, down: number): Framing {
  const { width, height } = cutOf(photo, framing);
  return {
    ...framing,
    x: moved(framing.x, across * width, 1 - width),
    y: moved(framing.y, down * height, 1 - height),
  };
}

const moved = (from: number, by: number, room: number) =>
  room < 1e-6 ? from : Math.min(1, Math.max(0, from - by / room));

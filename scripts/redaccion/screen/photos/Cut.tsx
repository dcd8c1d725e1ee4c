import { useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { PhotoShown } from '../../api-lists';

const LABELS = {
  cropArea: 'Marco: muévalo con las flechas',
  nwDragHandle: 'Esquina de arriba a la izquierda',
  nDragHandle: 'Lado de arriba',
  neDragHandle: 'Esquina de arriba a la derecha',
  eDragHandle: 'Lado derecho',
  seDragHandle: 'Esquina de abajo a la derecha',
  sDragHandle: 'Lado de abajo',
  swDragHandle: 'Esquina de abajo a la izquierda',
  wDragHandle: 'Lado izquierdo',
};

export const largestFrame = ({ width, height, ratio = width / height }: PhotoShown): PercentCrop =>
  centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height);

/** The part of the photograph within a frame: left, top, width and height, from 0 to 1. */
export const cutOf = ({ x, y, width, height }: PercentCrop): number[] =>
  [x, y, width, height].map((percent) => percent / 100);

interface Props {
  photo: PhotoShown;
  frame: PercentCrop;
  onChange: (frame: PercentCrop) => void;
}

export function Cut({ photo: { image, width, height, ratio, least }, frame, onChange }: Props) {
  const [shown, setShown] = useState(0);
  const points = (part: number, whole: number) => Math.round((part * whole) / 100);
  return (
    <>
      <ReactCrop
        crop={frame}
        {...(ratio !== undefined && { aspect: ratio })}
        minWidth={(shown * least) / width}
        keepSelection
        ariaLabels={LABELS}
        className="cut"
        onChange={(_, percent) => onChange(percent)}
      >
        <img
          src={image}
          alt="La fotografía entera"
          onLoad={(event) => setShown(event.currentTarget.clientWidth)}
        />
      </ReactCrop>
      <p role="status" className="hidden">
        Quedan {points(frame.width, width)} × {points(frame.height, height)} puntos, a{' '}
        {points(frame.x, width)} de la izquierda y a {points(frame.y, height)} de arriba.
      </p>
    </>
  );
}

import { useId, type PointerEvent } from 'react';
import type { PhotoShown } from '../../api';
import { cutOf, drawn, nearestRatio, type Framing } from './framing';

interface Props {
  photo: PhotoShown;
  framing: Framing;
  onChange: (framing: Framing) => void;
}

/** A photograph in the frame of its place: drawn along by hand, or moved and brought near by keyboard. */
export function Cut({ photo, framing, onChange }: Props) {
  const cut = cutOf(photo, framing);
  const { width, height, ratio = width / height } = photo;
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onChange(drawn(photo, framing, event.movementX / frame.width, event.movementY / frame.height));
  };
  const change = (key: keyof Framing) => (value: number) => onChange({ ...framing, [key]: value });
  return (
    <>
      <div
        className="cut-frame"
        style={{ aspectRatio: ratio }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={draw}
      >
        <img
          src={photo.image}
          alt=""
          draggable={false}
          style={{
            width: `${100 / cut.width}%`,
            left: `${(-100 * cut.left) / cut.width}%`,
            top: `${(-100 * cut.top) / cut.height}%`,
          }}
        />
      </div>
      <Slider
        label="Acercar"
        value={framing.zoom}
        from={1}
        to={nearestRatio(photo)}
        spoken={`${framing.zoom.toFixed(1)} veces`}
        onChange={change('zoom')}
      />
      <Slider
        label="Izquierda y derecha"
        value={framing.x}
        to={cut.width > 0.999 ? 0 : 1}
        spoken={`${Math.round(framing.x * 100)} por ciento hacia la derecha`}
        onChange={change('x')}
      />
      <Slider
        label="Arriba y abajo"
        value={framing.y}
        to={cut.height > 0.999 ? 0 : 1}
        spoken={`${Math.round(framing.y * 100)} por ciento hacia abajo`}
        onChange={change('y')}
      />
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  from?: number;
  to: number;
  spoken: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, from = 0, to, spoken, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={Math.max(from, to)}
        step={0.02}
        disabled={to <= from}
        value={value}
        aria-valuetext={spoken}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

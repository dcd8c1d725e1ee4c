import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { PhotoShown, SitePicture } from '../../api-lists';
import { ask, PICTURES, smallCopy, trackWork } from '../client';
import { says, searchWords } from '../fields/nodes';
import { Act, DropFile, Fault, focusFirst, OutcomeWords, Small, TextInput } from '../parts';
import { useAttempt, useRoute } from '../use-ask';
import { usePieceScope } from '../values';
import { fileOfPicture } from '../word/bring-document';

interface Chosen {
  file: File;
  turn: number;
  alt?: string | undefined;
  /** The address of a picture of the site, in the place of the file. */
  own?: string | undefined;
  /** That picture is cut again, though it fits its place. */
  again?: boolean | undefined;
}

interface Cutting {
  chosen: Chosen;
  photo: PhotoShown;
  frame: PercentCrop;
}

interface Props {
  label: string;
  place: string;
  given?: File | undefined;
  /** The address of a picture of the site to cut again. */
  again?: string | undefined;
  /** Whether the person asked for it, and the focus goes to it. */
  isAsked?: boolean;
  onDone: (address: string, alt?: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A photograph is chosen, dropped or taken from the site, turned, cut to the proportion of its place, and used. */
export function PhotoPicker({ label, place, given, again, isAsked, onDone, onLeave }: Props) {
  const { file: piece, pictures: offered } = usePieceScope();
  const [cutting, setCutting] = useState<Cutting>();
  const { outcome, attempt } = useAttempt();
  const [browsing, setBrowsing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const asked = ({ file, turn, own }: Chosen) => ({
    query: { lugar: place, giro: String(turn), ruta: own },
    body: file,
  });
  const show = (chosen: Chosen) =>
    attempt(async () => {
      const photo = await ask('POST /api/foto/vista', asked(chosen));
      const largest = largestFrame(photo);
      // A picture of the site that fits its place is used again as it is.
      if (chosen.own && !chosen.again && Math.min(largest.width, largest.height) > 99)
        return onDone(chosen.own, chosen.alt);
      setCutting({ chosen, photo, frame: largest });
    }, 'Leyendo la fotografía…');
  const leave = () => {
    setCutting(undefined);
    if (input.current) input.current.value = '';
  };
  const take = (file: File | undefined, alt?: string, own?: string) => {
    leave();
    setBrowsing(false);
    if (own?.endsWith('.svg')) onDone(own, alt);
    else if (file) void show({ file, turn: 0, alt, own });
  };
  const takeGiven = useEffectEvent((file: File) => take(file));
  useEffect(() => {
    if (given) void Promise.resolve(given).then(takeGiven);
  }, [given]);
  const cutAgain = useEffectEvent((own: string) =>
    show({ file: new File([], ''), turn: 0, own, again: true }),
  );
  useEffect(() => {
    if (again) void Promise.resolve(again).then(cutAgain);
  }, [again]);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const use = ({ chosen, frame }: Cutting) =>
    attempt(async () => {
      const { query, body } = asked(chosen);
      const parts = { corte: cutOf(frame).join(), pieza: piece };
      const { ruta } = await ask('POST /api/foto', { query: { ...query, ...parts }, body });
      leave();
      onDone(ruta, chosen.alt);
    }, 'Guardando la fotografía…');

  return (
    <DropFile
      label={label}
      help="Elíjala o arrástrela aquí. El sitio le quita lugar, hora y autor."
      accept="image/*,.heic,.heif"
      ref={input}
      onFile={(file) => take(file)}
    >
      <p className="actions">
        {offered.map((picture) => (
          <button
            key={picture.name}
            type="button"
            onClick={() => take(fileOfPicture(picture), picture.alt)}
          >
            <span className="sr-only">Usar la del documento: </span>
            <img className="h-20" src={picture.data} alt={picture.alt || picture.name} />
          </button>
        ))}
        <Small
          words="Elegir una del sitio"
          aria-expanded={browsing}
          onAct={() => setBrowsing(!browsing)}
        />
        {onLeave && !cutting && <Small words="Cancelar" onAct={onLeave} />}
      </p>
      {browsing && (
        <SitePhotos onChoose={({ address, alt }) => take(new File([], ''), alt, address)} />
      )}
      <OutcomeWords outcome={outcome} />
      {cutting && (
        <fieldset ref={focusFirst} className="box" tabIndex={-1}>
          <legend>Recorte de la fotografía</legend>
          <p className="help">Mueva el marco o estire sus esquinas.</p>
          <Cut {...cutting} onChange={(frame) => setCutting({ ...cutting, frame })} />
          <p className="actions">
            <Small words="Girar" onAct={() => void show(turned(cutting.chosen))} />
            <Act
              words="Usar"
              className="main"
              onAct={() => void trackWork(PICTURES, use(cutting))}
            />
            <Act
              words="Cancelar"
              onAct={() => {
                leave();
                if (onLeave) onLeave();
                else input.current?.focus();
              }}
            />
          </p>
        </fieldset>
      )}
    </DropFile>
  );
}

const turned = (chosen: Chosen): Chosen => ({ ...chosen, turn: (chosen.turn + 90) % 360 });

const MOST = 24;

/** The pictures that the site already has, the newest first, found by the words that describe them. */
function SitePhotos({ onChoose }: { onChoose: (picture: SitePicture) => void }) {
  const { answer, fault } = useRoute('GET /api/imagenes');
  const [typed, setTyped] = useState('');
  const found = answer?.imagenes.filter(({ alt }) => says(alt, searchWords(typed))) ?? [];
  return (
    <>
      {fault && <Fault words={fault} />}
      <TextInput label="Buscar por su descripción" type="search" value={typed} onType={setTyped} />
      <ul className="thumbnails grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4 p-0">
        {found.slice(0, MOST).map(({ address, alt }) => (
          <li key={address}>
            <button
              type="button"
              className="w-full"
              title={alt}
              onClick={() => onChoose({ address, alt })}
            >
              <img
                className="h-20 w-full object-contain"
                src={smallCopy(address)}
                alt={alt || 'Sin descripción'}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

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

interface CutProps extends Omit<Cutting, 'chosen'> {
  onChange: (frame: PercentCrop) => void;
}

function Cut({ photo: { image, width, height, ratio, least }, frame, onChange }: CutProps) {
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
        className="cut max-w-[34rem] [--rc-drag-handle-mobile-size:44px] [--rc-drag-handle-size:24px]"
        onChange={(_, percent) => onChange(percent)}
      >
        <img
          src={image}
          alt="La fotografía entera"
          onLoad={(event) => setShown(event.currentTarget.clientWidth)}
        />
      </ReactCrop>
      <p role="status" className="sr-only">
        Quedan {points(frame.width, width)} × {points(frame.height, height)} puntos, a{' '}
        {points(frame.x, width)} de la izquierda y a {points(frame.y, height)} de arriba.
      </p>
    </>
  );
}

import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { PercentCrop } from 'react-image-crop';
import type { PhotoShown } from '../../api-lists';
import { keepPhoto, fetchPhoto, type ChosenPhoto, messageOf } from '../client';
import { fileOfPicture, type BroughtPicture } from '../word/bring-document';
import { SitePhotos } from './SitePhotos';
import { Cut, cutOf, largestFrame } from './Cut';

/** The file of the piece that is open: its pictures are named after it. */
export const PieceFile = createContext('');

/** Pictures of a document that was brought, which are offered. */
export const DocumentPictures = createContext<BroughtPicture[]>([]);

interface Props {
  label: string;
  place: string;
  /** A photograph that was dropped or pasted elsewhere. */
  given?: File | undefined;
  onDone: (address: string, alt?: string) => void;
}

/** A photograph is chosen, dropped or taken from the site, turned, cut to the proportion of its place, and used. */
export function PhotoPicker({ label, place, given, onDone }: Props) {
  const id = useId();
  const piece = useContext(PieceFile);
  const offered = useContext(DocumentPictures);
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [photo, setPhoto] = useState<PhotoShown>();
  const [frame, setFrame] = useState<PercentCrop>();
  const [said, setSaid] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [browsing, setBrowsing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const wait = async (words: string, work: () => Promise<void>) => {
    // A single request at a time: a second «Usar» would keep it twice.
    if (said) return;
    setSaid(words);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error));
    }
    setSaid(undefined);
  };
  const show = (next: ChosenPhoto) =>
    wait('Leyendo la fotografía…', async () => {
      const fetched = await fetchPhoto(next);
      const largest = largestFrame(fetched);
      // A picture of the site that fits its place is used again as it is.
      if (next.own && Math.min(largest.width, largest.height) > 99)
        return onDone(next.own, next.alt);
      setPhoto(fetched);
      setChosen(next);
      setFrame(largest);
    });
  const leave = () => {
    setPhoto(undefined);
    setChosen(undefined);
    if (input.current) input.current.value = '';
  };
  const take = (file: File | undefined, alt?: string, own?: string) => {
    leave();
    setBrowsing(false);
    if (own?.endsWith('.svg')) onDone(own, alt);
    else if (file) void show({ file, place, turn: 0, alt, own });
  };
  const takeGiven = useEffectEvent((file: File) => take(file));
  useEffect(() => {
    if (given) void Promise.resolve(given).then(takeGiven);
  }, [given]);
  const use = () =>
    wait('Guardando la fotografía…', async () => {
      if (!chosen || !frame) return;
      const address = await keepPhoto(chosen, cutOf(frame), piece);
      leave();
      onDone(address, chosen.alt);
    });

  return (
    <div
      className="photo-picker"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <p className="help" id={`${id}-ayuda`}>
        Elíjala, o arrástrela hasta aquí, tal como salió del teléfono o de la cámara (también
        .heic). El sitio le quita el lugar, la hora y el autor que trae guardados.
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        aria-describedby={`${id}-ayuda`}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {offered.length > 0 && (
        <p className="actions">
          {offered.map((picture) => (
            <button
              key={picture.name}
              type="button"
              className="small"
              onClick={() => take(fileOfPicture(picture), picture.alt)}
            >
              Usar la del documento: «{picture.alt || picture.name}»
            </button>
          ))}
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="small"
          aria-expanded={browsing}
          onClick={() => setBrowsing(!browsing)}
        >
          Elegir una del sitio
        </button>
      </p>
      {browsing && (
        <SitePhotos onChoose={({ address, alt }) => take(new File([], ''), alt, address)} />
      )}
      <p role="status">{said}</p>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {photo && chosen && frame && (
        <CutBox
          onTurn={() => void show({ ...chosen, turn: (chosen.turn + 90) % 360 })}
          onUse={() => void use()}
          onLeave={() => {
            leave();
            input.current?.focus();
          }}
        >
          <Cut photo={photo} frame={frame} onChange={setFrame} />
        </CutBox>
      )}
    </div>
  );
}

interface CutBoxProps {
  onTurn: () => void;
  onUse: () => void;
  onLeave: () => void;
  children: React.ReactNode;
}

function CutBox({ onTurn, onUse, onLeave, children }: CutBoxProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} className="box" tabIndex={-1}>
      <legend>Recorte de la fotografía</legend>
      <p className="help">
        Se publica lo que queda dentro del marco. Muévalo y estírelo de sus esquinas, con la mano o
        con las flechas del teclado.
      </p>
      {children}
      <p className="actions">
        <button type="button" className="small" onClick={onTurn}>
          Girar
        </button>
        <button type="button" className="main" onClick={onUse}>
          Usar
        </button>
        <button type="button" onClick={onLeave}>
          Cancelar
        </button>
      </p>
    </fieldset>
  );
}

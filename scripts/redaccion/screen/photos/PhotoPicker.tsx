import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useRef, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import type { PhotoShown, SitePicture } from '../../api-lists';
import { ask, smallCopy, trackPicture } from '../client';
import { matching } from '../editor/Finder';
import { Act, DropFile, TextInput, Fault, focusFirst, stay } from '../parts';
import { useAnswer, useAttempt } from '../use-ask';
import { fileOfPicture, type BroughtPicture } from '../word/bring-document';
import { Cut, cutOf, largestFrame } from './Cut';

/** The file of the piece that is open: its pictures are named after it. */
export const PieceFile = createContext('');

/** Pictures of a document that was brought, which are offered. */
export const DocumentPictures = createContext<BroughtPicture[]>([]);

interface Chosen {
  file: File;
  /** By hand, in degrees. */
  turn: number;
  alt?: string | undefined;
  /** The address of a picture of the site, in the place of the file. */
  own?: string | undefined;
}

interface Props {
  label: string;
  place: string;
  given?: File | undefined;
  onDone: (address: string, alt?: string) => void;
}

/** A photograph is chosen, dropped or taken from the site, turned, cut to the proportion of its place, and used. */
export function PhotoPicker({ label, place, given, onDone }: Props) {
  const piece = useContext(PieceFile);
  const offered = useContext(DocumentPictures);
  const [cutting, setCutting] = useState<{ chosen: Chosen; photo: PhotoShown }>();
  const [frame, setFrame] = useState<PercentCrop>();
  const [doing, setDoing] = useState('');
  const { said, busy, attempt } = useAttempt();
  const [browsing, setBrowsing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const wait = async (words: string, work: () => Promise<void>) => {
    if (busy) return;
    setDoing(words);
    await attempt(work);
  };
  const asked = ({ file, turn, own }: Chosen) => ({
    query: { lugar: place, giro: String(turn), ruta: own },
    body: file,
  });
  const show = (chosen: Chosen) =>
    wait('Leyendo la fotografía…', async () => {
      const photo = await ask('POST /api/foto/vista', asked(chosen));
      const largest = largestFrame(photo);
      // A picture of the site that fits its place is used again as it is.
      if (chosen.own && Math.min(largest.width, largest.height) > 99)
        return onDone(chosen.own, chosen.alt);
      setCutting({ chosen, photo });
      setFrame(largest);
    });
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
  const use = ({ chosen }: { chosen: Chosen }, cut: PercentCrop) =>
    wait('Guardando la fotografía…', async () => {
      const { query, body } = asked(chosen);
      const parts = { corte: cutOf(cut).join(), pieza: piece };
      const { ruta } = await ask('POST /api/foto', { query: { ...query, ...parts }, body });
      leave();
      onDone(ruta, chosen.alt);
    });

  return (
    <DropFile
      label={label}
      help="Elíjala o arrástrela aquí. El sitio le quita lugar, hora y autor."
      accept="image/*,.heic,.heif"
      input={input}
      onFile={(file) => take(file)}
    >
      <p className="actions">
        {offered.map((picture) => (
          <Act
            key={picture.name}
            words="Usar la del documento"
            of={picture.alt || picture.name}
            onAct={() => take(fileOfPicture(picture), picture.alt)}
          />
        ))}
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
      <p role="status">{busy && doing}</p>
      {said.bad && <Fault words={said.words} />}
      {cutting && frame && (
        <fieldset ref={focusFirst} className="box" tabIndex={-1}>
          <legend>Recorte de la fotografía</legend>
          <p className="help">Mueva el marco o estire sus esquinas.</p>
          <Cut photo={cutting.photo} frame={frame} onChange={setFrame} />
          <p className="actions">
            <Act
              words="Girar"
              onAct={() => {
                const { chosen } = cutting;
                void show({ ...chosen, turn: (chosen.turn + 90) % 360 });
              }}
            />
            <Act words="Usar" className="main" onAct={() => trackPicture(use(cutting, frame))} />
            <Act
              words="Cancelar"
              className=""
              onAct={() => {
                leave();
                input.current?.focus();
              }}
            />
          </p>
        </fieldset>
      )}
    </DropFile>
  );
}

const MOST = 24;

const askPictures = () => ask('GET /api/imagenes');

/** The pictures that the site already has, the newest first, found by the words that describe them. */
function SitePhotos({ onChoose }: { onChoose: (picture: SitePicture) => void }) {
  const { answer, fault } = useAnswer(askPictures);
  const [typed, setTyped] = useState('');
  const options = (answer?.imagenes ?? []).map((one) => ({
    ...{ ...one, id: one.address, title: one.alt, note: '' },
  }));
  return (
    <>
      {fault && <p className="fault">{fault}</p>}
      <TextInput
        label="Buscar por su descripción"
        type="search"
        value={typed}
        onType={setTyped}
        onEnter={stay}
      />
      <ul className="thumbnails">
        {matching(options, typed)
          .slice(0, MOST)
          .map(({ address, alt }) => (
            <li key={address}>
              <button type="button" title={alt} onClick={() => onChoose({ address, alt })}>
                <img src={smallCopy(address)} alt={alt || 'Sin descripción'} loading="lazy" />
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

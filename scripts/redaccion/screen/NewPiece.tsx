import { useState } from 'react';
import { NEW_PIECES } from '@/lib/content/model/piece-kinds';
import type { Opened, Piece, Words } from '../api';
import { asFields, nameByTitle, pick } from './fields/nodes';
import { ask, openPiece, type Read } from './client';
import { officeDay } from './instants';
import { newestFirst } from './find-pieces';
import { Fault, focusFirst, submitting, TextInput } from './parts';
import { useAttempt } from './use-ask';
import { cutOf, largestFrame } from './photos/PhotoPicker';
import {
  fileOfPicture,
  withDocument as wordsWithDocument,
  type Begun,
  type BroughtPicture,
} from './word/bring-document';
import { BringDocument, type ChosenDocument } from './word/documents';
import { doubtsOf } from './word/findings';

interface Props {
  collection: string;
  like?: string | undefined;
  /** The person came to bring a document. */
  withDocument: boolean;
  onMade: (opened: Begun) => void;
}

/** A page before its first words: its title, or the document that has all of them. */
export function NewPiece({ collection, like, withDocument, onMade }: Props) {
  const { label = '', folder = '' } = NEW_PIECES[collection as Piece['collection']] ?? {};
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { outcome, busy, attempt } = useAttempt();
  const [document, setDocument] = useState<ChosenDocument>();
  const [photo, setPhoto] = useState<string>();
  const brought = document?.read;
  const title = typed ?? brought?.title ?? '';
  const name = chosen ?? nameByTitle(title);
  const file = `${folder}/${name}.md`;
  const pictures = brought?.pictures ?? [];
  const picture = pictures.find((one) => one.name === photo) ?? pictures[0];

  const make = async () => {
    if (!title.trim() || !name) throw new Error('Escriba el título.');
    // Asked now: another person may have added a piece.
    const { piezas: pieces } = await ask('GET /api/piezas');
    if (pieces.some((piece) => piece.file === file))
      throw new Error(`Ya hay una página que se llama «${name}». Cambie el nombre.`);
    const opened = await begin({ file, collection, title: title.trim() }, pieces, like, brought);
    const doubts = brought ? doubtsOf(brought) : [];
    onMade({ ...(picture ? await withPhoto(opened, picture) : opened), pictures, doubts });
  };
  return (
    <form aria-label={label} onSubmit={submitting(() => attempt(make))}>
      <h2 className="sr-only">{label}</h2>
      <div className="field">
        <textarea
          ref={withDocument ? undefined : focusFirst}
          id="nuevo-titulo"
          aria-label="Título"
          placeholder={`${label}: escriba su título`}
          aria-describedby="nuevo-falta"
          rows={1}
          className="resize-none rounded-none border-0 border-b border-linea bg-transparent px-0 font-serif text-[1.7rem] leading-tight font-bold"
          value={title}
          onChange={({ target }) => setTyped(target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
      {like && (
        <p>El texto, el lugar y la imagen serán los de la otra página; la fecha, la de hoy.</p>
      )}
      <p className="actions items-center">
        <button type="submit" className="main" disabled={busy || (document && !brought)}>
          {document ? 'Empezar con este texto' : 'Empezar'}
        </button>
        {document?.waits && <span>{document.waits}</span>}
      </p>
      <Fault words={outcome.words} id="nuevo-falta" />
      {pictures.length > 0 && (
        <Pictures {...{ pictures, picture }} onChoose={(one) => setPhoto(one.name)} />
      )}
      {!like && (
        <BringDocument
          label={collection === 'comunicados' ? 'Traer un Word' : 'Traer un documento'}
          left={collection === 'comunicados' ? [] : undefined}
          autoFocus={withDocument}
          onDocument={setDocument}
        />
      )}
      <details>
        <summary>Su dirección{name && `: …/${name}/`}</summary>
        <TextInput label="Nombre en la dirección" value={name} onType={setChosen} />
      </details>
    </form>
  );
}

interface PicturesProps {
  pictures: BroughtPicture[];
  picture: BroughtPicture | undefined;
  onChoose: (picture: BroughtPicture) => void;
}

/** The photograph that goes with the text; of several, the one that is chosen. */
const Pictures = ({ pictures, picture, onChoose }: PicturesProps) => (
  <div className="actions my-[0.7rem]" role="group" aria-label="Fotografía">
    {pictures.map((one) => (
      <button
        key={one.name}
        type="button"
        aria-pressed={one === picture}
        onClick={() => onChoose(one)}
      >
        <img className="h-24" src={one.data} alt={one.alt || one.name} />
      </button>
    ))}
  </div>
);

/** A page whose empty place for a photograph has a document's, cut at its middle; unless it would look blurred. */
async function withPhoto(opened: Opened, picture: BroughtPicture): Promise<Opened> {
  const { data, schema, piece } = opened;
  const fields = asFields(data);
  const [key, node] =
    Object.entries(schema.properties ?? {}).find(([, { lugar }]) => lugar !== undefined) ?? [];
  if (!key || !node?.lugar || fields[key]) return opened;
  const body = fileOfPicture(picture);
  const query = { lugar: node.lugar, giro: '0', ruta: undefined };
  const shown = await ask('POST /api/foto/vista', { query, body }).catch(() => undefined);
  // The picture is still offered in the page, which says why it is not taken.
  if (!shown) return opened;
  const cut = { corte: cutOf(largestFrame(shown)).join(), pieza: piece.file };
  const { ruta } = await ask('POST /api/foto', { query: { ...query, ...cut }, body });
  const alt = asFields(data)['alt'] || picture.alt;
  return { ...opened, data: { ...fields, [key]: ruta, ...(alt && { alt }) } };
}

const ITS_OWN = new Set([
  ...['titulo', 'resumen', 'numero', 'antes', 'ruta', 'muestra', 'desde', 'hasta'],
  ...['borrador', 'enRevision', 'publicar', 'retirar'],
]);

/** Days that are today's until the person writes another. */
const OF_TODAY = ['fecha', 'desde', 'actualizado'];

/**
 * The piece before its first save, with proposed values: nothing is written yet.
 * @param like the file that it is a copy of
 */
async function begin(
  { file, collection, title }: { file: string; collection: string; title: string },
  pieces: Piece[],
  like: string | undefined,
  document: Read | undefined,
): Promise<Opened> {
  const last = await newest(collection, pieces);
  const copied = like === undefined ? undefined : await openPiece(like);
  const { piece, schema, site } = copied ?? last[0] ?? (await openPiece(file));
  const { properties = {} } = schema;
  const numbers = last.map(({ data, draft }) =>
    Number(asFields((draft ?? { data }).data)['numero']),
  );
  const written = Number(document?.fields.numero ?? 0);
  const place = asFields(last[0]?.data)['lugar'];
  const today = officeDay();
  const words: Words = {
    data: {
      titulo: title,
      ...Object.fromEntries(OF_TODAY.filter((key) => properties[key]).map((key) => [key, today])),
      ...(properties['numero'] && {
        numero:
          numbers.includes(written) || !written
            ? Math.max(0, ...numbers.filter(Boolean)) + 1
            : written,
      }),
      ...(properties['lugar'] && place && { lugar: place }),
    },
    // Its text is read in tabs, one for each heading.
    body: properties['pestanas'] ? '## Qué hacemos\n' : '',
  };
  if (copied) {
    const kept = pick(copied.data, (key) => !ITS_OWN.has(key));
    words.data = { ...kept, ...asFields(words.data) };
    words.body = copied.body;
  }
  return {
    piece: { ...piece, file, title, state: 'borrador', unsaved: false },
    ...{ base: '', schema, ...(site && { site }) },
    ...(document ? wordsWithDocument(words, schema, document, true) : words),
  };
}

/** Among them is the last number: a scheduled one may be newer than it by its day. */
const NEWEST = 5;

async function newest(collection: string, pieces: Piece[]): Promise<Opened[]> {
  const own = pieces.filter((piece) => piece.collection === collection).sort(newestFirst);
  const last = own.filter(({ day }, index) => index < NEWEST || day === own[0]?.day);
  return Promise.all(last.map(({ file }) => openPiece(file)));
}

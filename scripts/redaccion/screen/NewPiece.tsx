import { useState } from 'react';
import { NEW_PIECES } from '@/lib/content/model/piece-kinds';
import { slugify } from '@/lib/content/model/slug';
import type { Opened, Piece, Words } from '../api';
import { asFields, pick } from './fields/nodes';
import { ask, openPiece, type Read } from './client';
import { officeDay } from './instants';
import { newestFirst } from './find-pieces';
import { Fault, focusFirst, submitting, TextInput } from './parts';
import { useAttempt } from './use-ask';
import { withDocument, type Begun } from './word/bring-document';
import { BringDocument } from './word/documents';

interface Props {
  collection: string;
  like?: string | undefined;
  onMade: (opened: Begun) => void;
}

export function NewPiece({ collection, like, onMade }: Props) {
  const { label = '', folder = '' } = NEW_PIECES[collection as Piece['collection']] ?? {};
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { outcome, attempt } = useAttempt();
  const [document, setDocument] = useState<{ read?: Read | undefined }>();
  const brought = document?.read;
  const title = typed ?? brought?.title ?? '';
  const name = chosen ?? slugify(title).toLowerCase().slice(0, 60).replace(/-+$/, '');
  const file = `${folder}/${name}.md`;

  const make = async () => {
    if (!title.trim() || !name) throw new Error('Escriba el título.');
    // Asked now: another person may have added a piece.
    const { piezas: pieces } = await ask('GET /api/piezas');
    if (pieces.some((piece) => piece.file === file))
      throw new Error(`Ya hay una pieza que se llama «${name}». Cambie el nombre.`);
    const opened = await begin({ file, collection, title: title.trim() }, pieces, like, brought);
    onMade({ ...opened, pictures: brought?.pictures ?? [] });
  };
  return (
    <form aria-label={label} onSubmit={submitting(() => attempt(make))}>
      <h2 ref={focusFirst} tabIndex={-1}>
        {label}
      </h2>
      {like && (
        <p>El texto, el lugar y la imagen serán los de la otra pieza; la fecha, la de hoy.</p>
      )}
      {!like && (
        <BringDocument
          label="Empezar con un documento"
          left={collection === 'comunicados' ? [] : undefined}
          onDocument={setDocument}
        />
      )}
      <TextInput label="Título" value={title} onType={setTyped} aria-describedby="nuevo-falta" />
      <TextInput label="Nombre en la dirección" value={name} onType={setChosen} />
      <Fault words={outcome.words} id="nuevo-falta" />
      <button type="submit" className="main" disabled={document && !brought}>
        {document ? 'Empezar con este texto' : 'Empezar'}
      </button>
    </form>
  );
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
  const place = asFields(last[0]?.data)['lugar'];
  const today = officeDay();
  const words: Words = {
    data: {
      titulo: title,
      ...Object.fromEntries(OF_TODAY.filter((key) => properties[key]).map((key) => [key, today])),
      ...(properties['numero'] && { numero: Math.max(0, ...numbers.filter(Boolean)) + 1 }),
      ...(properties['lugar'] && place && { lugar: place }),
    },
    body: '',
  };
  if (copied) {
    const kept = pick(copied.data, (key) => !ITS_OWN.has(key));
    words.data = { ...kept, ...asFields(words.data) };
    words.body = copied.body;
  }
  return {
    piece: { ...piece, file, title, state: 'borrador', unsaved: false },
    ...{ base: '', schema, ...(site && { site }) },
    ...(document ? withDocument(words, schema, document, true) : words),
  };
}

async function newest(collection: string, pieces: Piece[]): Promise<Opened[]> {
  const own = pieces.filter((piece) => piece.collection === collection).sort(newestFirst);
  const last = own.filter(({ day }) => day === own[0]?.day);
  return Promise.all(last.map(({ file }) => openPiece(file)));
}

import { unzipSync } from 'fflate';
import { Refusal } from './types';

const MB = 1024 * 1024;
/** A document of fifty photographs, and one whose XML repeats itself. */
const MOST = { bytes: 60 * MB, entries: 2000, total: 150 * MB, xml: 25 * MB, ratio: 200 };

const AGAIN =
  'Ábralo en su procesador de textos, guárdelo otra vez como .docx y vuelva a intentarlo.';
const BOMB = new Refusal(
  'Al abrirse ocuparía mucho más de lo que un documento ocupa.',
  'No lo abra. Pida el documento de nuevo a quien se lo envió.',
);

/** The files of a compressed document, by name. */
export type Parts = Record<string, Uint8Array>;

/**
 * Opens a .docx or .odt. What it declares is looked at before anything is inflated, and no file is inflated
 * beyond what it declares.
 * @throws Refusal for bombs, macros, encryption, XML entities, and what is no zip
 */
export function openZip(bytes: Uint8Array): Parts {
  if (bytes.length > MOST.bytes)
    throw new Refusal(
      'El archivo pesa más de 60 MB.',
      'Reduzca sus fotografías y guárdelo otra vez.',
    );
  let entries = 0;
  let total = 0;
  let parts: Parts;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        total += originalSize;
        const isXml = /\.(?:xml|rels)$/i.test(name);
        if (
          ++entries > MOST.entries ||
          total > MOST.total ||
          (isXml && originalSize > MOST.xml) ||
          (originalSize > MB && originalSize > size * MOST.ratio)
        )
          throw BOMB;
        if (/vbaProject|^Basic\/|^Scripts\//i.test(name))
          throw new Refusal(
            'Lleva macros, que son programas.',
            'Guárdelo sin ellas: «Guardar como», «Documento de Word (.docx)».',
          );
        return isXml || /media\/|^Pictures\//.test(name);
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('El archivo está dañado o incompleto.', AGAIN);
  }
  for (const [name, part] of Object.entries(parts))
    if (/\.(?:xml|rels)$/i.test(name)) seeXml(textOf(part), name);
  return parts;
}

const textOf = (part: Uint8Array) => new TextDecoder().decode(part).trim();

function seeXml(text: string, name: string): void {
  if (/encryption-data/.test(text) && name === 'META-INF/manifest.xml')
    throw new Refusal(
      'Está protegido con contraseña.',
      'Quítele la contraseña y guárdelo otra vez.',
    );
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new Refusal('Lleva instrucciones que un documento no necesita (DOCTYPE).', AGAIN);
  // What declared less than it holds ends in the middle.
  if (text !== '' && !text.endsWith('>')) throw new Refusal('El archivo está incompleto.', AGAIN);
}

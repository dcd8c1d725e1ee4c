import { telHref } from '@/lib/site/text';
import { DEMO_LINE } from '@/lib/ui-texts';
import { inlineLink, inlineText, toBlocks, type PaperBlock, type PaperInline } from './markdown';
import type { PaperPictures } from './pictures';
import type { ComunicadoInput, MuestraInput } from './plan';
import { OMITTED, unshown } from './signs';
import { toPdf, type DrawnPdf } from './typst';

/** Fixed date of undated documents, to reproduce their bytes. */
export const UNDATED = '2024-10-01';

interface Letter {
  title: string;
  placeAndDate?: string;
  summary?: string | undefined;
  /** Why it is a sample, shown first. */
  sample?: string | undefined;
  body: PaperBlock[];
  closing: PaperInline[][];
}

function drawLetter(
  { membrete, rotulo, titulo }: ComunicadoInput | MuestraInput,
  asunto: string,
  fecha: string,
  letter: Letter,
  pictures: PaperPictures = new Map(),
): DrawnPdf {
  const clase = letter.sample ? 'Documento de muestra' : rotulo.clase;
  return toPdf(
    'letter.typ',
    {
      document: { titulo, autor: membrete.nombre, asunto, fecha },
      membrete,
      label: rotulo,
      running: rotulo.numero ? `${clase} ${rotulo.numero}` : clase,
      ...letter,
    },
    new Map([...pictures.values()].map(({ file, jpeg }) => [file, jpeg])),
  );
}

/** Draws a release's PDF (section 9, D24). @throws PdfProblem when its text has raw HTML */
export function drawComunicado(input: ComunicadoInput, pictures: PaperPictures): DrawnPdf {
  const { titulo, resumen, body, pagina, fecha, lugarYFecha, muestra } = input;
  const { horario, telefono, correo } = input.membrete;
  const omits = unshown([titulo, resumen, body].join('\n')).length > 0;
  const omission = `Donde dice ${OMITTED}, el texto lleva signos que este documento no puede mostrar. Léalos en el sitio.`;
  return drawLetter(
    input,
    resumen,
    fecha,
    {
      title: titulo,
      placeAndDate: lugarYFecha,
      summary: resumen,
      sample: muestra ? `${DEMO_LINE}. Este comunicado no es oficial.` : undefined,
      body: toBlocks(body, pagina, pictures),
      closing: [
        ...(omits ? [[inlineText(omission)]] : []),
        [inlineText('Este comunicado en el sitio: '), inlineLink(pagina, pagina)],
        [
          inlineText(`Informes, de ${horario}: `),
          inlineLink(unbroken(telefono), telHref(telefono)),
          inlineText(' y '),
          inlineLink(correo, `mailto:${correo}`),
          inlineText('.'),
        ],
      ],
    },
    pictures,
  );
}

/** Draws the sample of a missing norm or document (D24). */
export function drawMuestra(input: MuestraInput): DrawnPdf {
  const { membrete, titulo, encabezado, descripcion, datos, puntos } = input;
  const { telefono, correo } = membrete;
  const facts = datos.map(({ nombre, valor }): PaperBlock => {
    const name: PaperInline = { type: 'strong', children: [inlineText(`${nombre}: `)] };
    return { type: 'paragraph', children: [name, inlineText(valor)] };
  });
  const points: PaperBlock = {
    type: 'list',
    spread: false,
    labels: puntos.map((_, index) => `${index + 1}.`),
    children: puntos.map((punto) => [{ type: 'paragraph', children: linkify(punto) }]),
  };
  const closing = `Esta hoja ocupa el lugar del documento oficial mientras la oficina lo publica. Para consultarlo, llame al ${unbroken(telefono)} o escriba a ${correo}.`;
  return drawLetter(input, `Documento de muestra. ${descripcion ?? titulo}`, UNDATED, {
    title: encabezado,
    summary: descripcion,
    sample: 'Contenido ilustrativo. Consulte siempre la publicación oficial.',
    body: puntos.length > 0 ? [...facts, points] : facts,
    closing: [linkify(closing)],
  });
}

const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

const ADDRESS =
  /(https?:\/\/[^\s<>«»]*[^\s<>«».,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\d{3}[ \u00a0]\d{3}|\d{2}[ \u00a0]\d{4})[ \u00a0]\d{4})/;

const linkify = (value: string): PaperInline[] =>
  value.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return inlineText(part);
    if (part.startsWith('http')) return inlineLink(part, part);
    return inlineLink(part, part.includes('@') ? `mailto:${part}` : telHref(part));
  });

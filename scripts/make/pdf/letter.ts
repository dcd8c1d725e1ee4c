import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { PHONE_IN_TEXT } from '@/lib/office/phone';
import { comunicadoPath, comunicadoPdf, normaPdf } from '@/lib/routes';
import { documentosOf } from '@/lib/routes/lacked';
import { telHref } from '@/lib/site/text';
import { DEMO_LINE } from '@/lib/ui-texts';
import { inlineLink, inlineText, toBlocks, type PaperBlock, type PaperInline } from './markdown';
import { toPictures } from './pictures';
import { OMITTED, unshown } from './signs';
import { toPdf, type Membrete, type PdfPlan } from './typst';

/** Fixed date of undated documents, to reproduce their bytes. */
export const UNDATED = '2024-10-01';

/** Plans the releases' PDFs (section 9, D24). */
export const planComunicados = (content: Content, membrete: Membrete): PdfPlan[] =>
  content.comunicados.map(({ slug, file, bodyLine, body, data }) => {
    const { titulo, fecha, resumen, lugar } = data;
    const pdf = comunicadoPdf(content.sitio.data, data.numero);
    const numero = path.basename(pdf, '.pdf');
    const placeAndDate = lugar ? `${lugar}, a ${longDate(fecha)}` : longDate(fecha);
    const pagina = new URL(comunicadoPath(slug), content.sitio.data.url).href;
    const muestra = membrete.demostracion || data.muestra === true;
    const { horario, telefono, correo } = membrete;
    const omission = `Donde dice ${OMITTED}, el texto lleva signos que este documento no puede mostrar. Léalos en el sitio.`;
    return {
      ...{ path: pdf, file, bodyLine, body },
      shown: { membrete, numero, titulo, fecha, placeAndDate, resumen, body, pagina, muestra },
      async draw(originals = new Map()) {
        const pictures = await toPictures(originals);
        const omits = unshown([titulo, resumen, body].join('\n')).length > 0;
        const paper = {
          document: { titulo, autor: membrete.nombre, asunto: resumen, fecha },
          membrete,
          label: { clase: 'COMUNICADO DE PRENSA', numero },
          running: `${muestra ? 'Documento de muestra' : 'COMUNICADO DE PRENSA'} ${numero}`,
          title: titulo,
          placeAndDate,
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
        };
        const files = [...pictures.values()].map(({ file, jpeg }) => [file, jpeg] as const);
        return toPdf('letter.typ', paper, new Map(files));
      },
    };
  });

/** Plans the samples of missing norms. */
export const planNormas = (content: Content, membrete: Membrete): PdfPlan[] =>
  content.normas.flatMap(({ slug, file, data: { titulo, muestra, normas } }) =>
    normas.map(({ nombre, descripcion, leyenda = 'Vigente' }) =>
      sampleOf(membrete, normaPdf(slug, nombre), file, {
        rotulo: { clase: 'NORMA', numero: nombre },
        titulo: `${nombre}. ${descripcion}`,
        encabezado: descripcion,
        datos: {
          Clave: nombre,
          Catálogo: titulo,
          [muestra ? 'Estado en el catálogo de muestra' : 'Estado en el catálogo']: leyenda,
        },
      }),
    ),
  );

/** Plans the samples of missing documents. */
export const planDocumentos = (content: Content, membrete: Membrete): PdfPlan[] =>
  documentosOf(content).map(({ nombre, descripcion, archivo, puntos }) =>
    sampleOf(membrete, archivo, content.documentos.file, {
      rotulo: { clase: 'DOCUMENTO' },
      titulo: nombre,
      encabezado: nombre,
      descripcion,
      puntos,
    }),
  );

interface Sample {
  rotulo: { clase: string; numero?: string };
  titulo: string;
  encabezado: string;
  descripcion?: string;
  datos?: Record<string, string>;
  puntos?: string[];
}

function sampleOf(membrete: Membrete, pdf: string, file: string, sample: Sample): PdfPlan {
  const { rotulo, titulo, encabezado, descripcion, datos = {}, puntos = [] } = sample;
  const { nombre: autor, telefono, correo } = membrete;
  const facts = Object.entries(datos).map(([nombre, valor]): PaperBlock => {
    const name: PaperInline = { type: 'strong', children: [inlineText(`${nombre}: `)] };
    return { type: 'paragraph', children: [name, inlineText(valor)] };
  });
  const points: PaperBlock = {
    type: 'list',
    spread: false,
    labels: puntos.map((_, index) => `${index + 1}.`),
    children: puntos.map((punto) => [{ type: 'paragraph', children: linkify(punto) }]),
  };
  const asunto = `Documento de muestra. ${descripcion ?? titulo}`;
  const closing = `Esta hoja ocupa el lugar del documento oficial mientras la oficina lo publica. Para consultarlo, llame al ${unbroken(telefono)} o escriba a ${correo}.`;
  const paper = {
    document: { titulo, autor, asunto, fecha: UNDATED },
    membrete,
    label: rotulo,
    running: ['Documento de muestra', rotulo.numero].filter(Boolean).join(' '),
    title: encabezado,
    summary: descripcion,
    sample: 'Contenido ilustrativo. Consulte siempre la publicación oficial.',
    body: puntos.length > 0 ? [...facts, points] : facts,
    closing: [linkify(closing)],
  };
  return {
    ...{ path: pdf, file, bodyLine: 1, shown: { membrete, ...sample }, isSample: true },
    draw: async () => toPdf('letter.typ', paper),
  };
}

const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

const ADDRESS = new RegExp(
  String.raw`(https?:\/\/[^\s<>«»]*[^\s<>«».,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|${PHONE_IN_TEXT})`,
);

const linkify = (value: string): PaperInline[] =>
  value.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return inlineText(part);
    if (part.startsWith('http')) return inlineLink(part, part);
    return inlineLink(part, part.includes('@') ? `mailto:${part}` : telHref(part));
  });

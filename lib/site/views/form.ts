import { findDocumento, TELEFONO_GUARDIA } from '@/lib/site/required-content';
import type { Content } from '@/lib/content/model';
import { FORM_PAGES, formularioPdf } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import { telHref } from '@/lib/site/text';
import {
  fieldsOf,
  inboxOf,
  type FormDefinition,
  type FormField,
  type Mode,
} from '@/lib/forms/logic';
import { DEMOSTRACION, sinValidez } from '@/lib/ui-texts';
import { otrosCanalesOf } from './otros-canales';
import { showsMuestra } from './muestra';
import { documentView, pdfView } from './parts';

type View = ReturnType<typeof viewOf>;

export interface FormView extends View {
  literales?: Record<string, string>;
  enPapel: (View['enPapel'][number] & { significado?: string | undefined })[];
}

/** Returns a form with its introduction. */
export const formView = (sources: Sources, slug: string) =>
  viewOf(sources, slug, definitionOf(sources.content, slug));

export function viewOf(
  sources: Sources,
  slug: string,
  form: Content['formularios'][number]['data'],
) {
  const { content, settings } = sources;
  const { antes, privacidad, ...definition } = form;
  const send = settings.send[definition.plantilla];
  const otros = otrosCanalesOf(content);
  const site = content.sitio.data;
  const { oficina: general, denuncias, quejas, sugerencias } = content.correo.data;
  const correos = { oficina: general, denuncias, quejas, sugerencias };
  const oficina = `${site.nombre}. ${site.ayuntamiento}`;
  return {
    id: slug,
    titulo: definition.titulo,
    pagina: Object.entries(FORM_PAGES).find(([name]) => name === slug)?.[1],
    descripcion: definition.descripcion,
    antes: send ? antes : withoutSending(content, antes),
    privacidad,
    definition,
    settings: send,
    enPapel: laterFields(form),
    primeraEnPapel: firstOnPaper(form),
    correos,
    issuer: {
      oficina: site.demostracion ? sinValidez(oficina) : oficina,
      pagina: new URL('/acuse/verificar/', site.url).href,
    },
    channels: {
      linea: site.lineaQuejas,
      lineaHref: site.lineaQuejas && telHref(site.lineaQuejas),
      ...askPhone(content, definition.plantilla),
      correo: inboxOf(definition.modos[0]!, correos) ?? correos.oficina,
      domicilio: site.domicilio,
      horario: site.horario,
      ...(otros.length > 0 && { otros }),
    },
    peligro: {
      ...peligroOf(content),
      identifica: !definition.modos.some(({ anonimo }) => anonimo),
      denuncia: FORM_PAGES.denuncia as string,
    },
    publicado: newestDay(content),
    demostracion: site.demostracion ? DEMOSTRACION : undefined,
    canales: definition.modos.length > 1 ? canalesView(content) : undefined,
    recomendaciones: definition.recomendaciones ? content.recomendaciones.data : undefined,
    salidaRapida: definition.salida ? site.salidaRapida : undefined,
    hoja: pdfView(sources, { href: formularioPdf(slug), text: 'Descargar la hoja en blanco' }),
    aviso: documentView(sources, findDocumento(content, 'formularios')),
  };
}

const choiceOf = ({ opcion }: Mode) => opcion?.titulo ?? '';

/** Fields of two modes that ask for the same («Nombre», «Nombre completo»). */
const isSame = (one: FormField, other: FormField) =>
  one.name === other.name ||
  (one.autocompletar !== undefined && one.autocompletar === other.autocompletar);

/** A printed form offers every mode. Returns what only a later one asks, with the words of its choice. */
function laterFields(definition: FormDefinition) {
  const [first, ...later] = definition.modos;
  const own = first ? fieldsOf(definition, first) : [];
  return later.flatMap((mode) =>
    fieldsOf(definition, mode)
      .filter((field) => !own.some((one) => isSame(one, field)))
      .map(({ name, etiqueta }) => ({ name, etiqueta, eleccion: choiceOf(mode) })),
  );
}

/** Returns the words of the first choice and what it does not require; nothing if all choices print the same. */
function firstOnPaper(definition: FormDefinition) {
  const [first] = definition.modos;
  if (!first || laterFields(definition).length === 0) return undefined;
  const optional = fieldsOf(definition, first).filter((field) => field.optional);
  return { eleccion: choiceOf(first), opcionales: optional.map(({ etiqueta }) => etiqueta) };
}

type Antes = Content['formularios'][number]['data']['antes'];

/** Without keys nothing leaves the device: what is told of the message's way is left out. */
function withoutSending({ correo }: Content, { titulo, puntos }: Antes): Antes {
  const { mensajero, mensajeroEnIngles = mensajero } = correo.data.vias[correo.data.via];
  const isSent = (point: string) => point.includes(mensajero) || point.includes(mensajeroEnIngles);
  return { titulo, puntos: puntos.filter((point) => !isSent(point)) };
}

/** Returns the phone to ask about a sent message. */
export function askPhone(
  { correo }: Content,
  plantilla: Content['formularios'][number]['data']['plantilla'],
) {
  const telefono = correo.data.preguntas[plantilla === 'denuncia' ? 'denuncias' : 'quejas'];
  const [number = '', extension] = telefono.split(/,? ext(?:\.|ensión) /);
  return { telefono, telefonoHref: telHref(number, extension) };
}

/** Phones for emergencies, and for danger from the police if the office has one. */
export const peligroOf = ({ oficina }: Content) => ({
  emergencias: EMERGENCIAS,
  guardia: oficina.data[TELEFONO_GUARDIA]?.valor,
});

const newestDay = ({ inicio, paginas, direcciones }: Content): string =>
  [inicio, ...paginas, ...direcciones]
    .map(({ data }) => data.actualizado)
    .reduce((newest, day) => (day > newest ? day : newest));

/** @throws when the file is missing */
export function definitionOf({ formularios }: Content, slug: string) {
  const entry = formularios.find((form) => form.slug === slug);
  if (!entry) throw new Error(`content/formularios/${slug}.yml is missing.`);
  return entry.data;
}

export type CanalesView = ReturnType<typeof canalesView>;

type Canal = Content['canales']['data']['casos'][number]['canal'];

const EMERGENCIAS = '911';

const WAYS: Record<Canal, string | undefined> = {
  emergencia: `tel:${EMERGENCIAS}`,
  denuncia: FORM_PAGES.denuncia,
  queja: FORM_PAGES.queja,
  otra: undefined,
};

/** Returns content/canales.yml (event → form → requirements) with each form's cases grouped. */
function canalesView(content: Content) {
  const { canales } = content;
  const { titulo, introduccion, caminos, casos, nota, aclaracion } = canales.data;
  return {
    titulo,
    introduccion,
    nota,
    aclaracion,
    muestra: showsMuestra(content, canales.data),
    caminos: (Object.keys(WAYS) as Canal[]).flatMap((canal) => {
      const own = casos.filter((caso) => caso.canal === canal);
      if (own.length === 0) return [];
      const cases = own.map(({ que, pide }) => ({ que, pide }));
      return [{ canal, ...caminos[canal], enlace: WAYS[canal], casos: cases }];
    }),
  };
}

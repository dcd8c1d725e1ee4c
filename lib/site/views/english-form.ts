import { splitBody } from '@/lib/content/parse/rendered';
import type { Content, EntryOf } from '@/lib/content/model';
import { inEnglish, phoneInEnglish } from '@/lib/content/model/english';
import { englishForm, FORM_PAGES } from '@/lib/routes';
import type { Sources } from '@/lib/site/sources';
import { ENGLISH } from '@/lib/ui-texts';
import { cardInEnglish, unitCard } from './call-card';
import { definitionOf, viewOf, type FormView } from './form';
import { otrosCanalesInEnglish } from './otros-canales';
import { withMuestras } from './muestra';
import { formPageOf, paginaEntry } from './text-page';

const AFTER = 'what-happens-next';

export function englishFormPage(
  sources: Sources,
  entry: EntryOf<'ingles'>,
  form: 'queja' | 'denuncia',
) {
  const begins = (id: string, at: number) => at === 0 || id === AFTER;
  const parts = splitBody(entry, begins).map((html) =>
    withSpanish(withMuestras(sources.content, html, ENGLISH.sample)),
  );
  const { responsable } = paginaEntry(sources.content, FORM_PAGES[form].slice(1, -1)).data;
  const call = cardInEnglish(sources.content, unitCard(sources.content, responsable));
  const frame = { pie: { fuentes: [] }, call };
  return formPageOf(sources.content, entry, parts, englishFormView(sources, form), frame);
}

/** Italics in English pages are Spanish: `*queja*`. */
export const withSpanish = (html: string): string =>
  html.replaceAll('<em>', '<i lang="es-MX">').replaceAll('</em>', '</i>');

type Words = Content['formulariosIngles'][number]['data'];
type Form = Content['formularios'][number]['data'];

function englishFormView(sources: Sources, slug: string): FormView {
  const { content } = sources;
  const words = content.formulariosIngles.find((one) => one.slug === slug)?.data;
  if (!words) throw new Error(`content/ingles/formularios/${slug}.yml is missing.`);
  const spanish = definitionOf(content, slug);
  const view = viewOf(sources, slug, inItsWords(spanish, words));
  const { horario, horarioEnIngles, demostracion } = content.sitio.data;
  const { channels, peligro, recomendaciones, hoja } = view;
  return {
    ...view,
    titulo: words.literales[spanish.titulo] ?? spanish.titulo,
    canales: undefined,
    literales: words.literales,
    enPapel: view.enPapel.map((campo) => ({
      ...campo,
      significado: words.literales[campo.etiqueta],
    })),
    peligro: { ...peligro, denuncia: englishForm(content, 'denuncia') },
    channels: {
      ...channels,
      telefono: phoneInEnglish(channels.telefono),
      horario: inEnglish(horario, horarioEnIngles),
      ...(channels.otros && { otros: otrosCanalesInEnglish(channels.otros) }),
    },
    demostracion: demostracion ? ENGLISH.form.demo : undefined,
    recomendaciones: recomendaciones && {
      ...recomendaciones,
      introduccion: words.recomendaciones ?? '',
    },
    hoja: { ...hoja, text: ENGLISH.form.sheet },
  };
}

const inItsWords = (form: Form, words: Words): Form => ({
  ...form,
  ...{ folio: words.folio, descripcion: words.descripcion, pregunta: words.pregunta },
  ...{ antes: words.antes, privacidad: words.privacidad },
  campos: Object.fromEntries(
    Object.entries(form.campos).map(([name, campo]) => [
      name,
      { ...campo, ayuda: words.ayudas[name] },
    ]),
  ),
  modos: form.modos.map((mode) => ({ ...mode, ...words.modos[mode.id] })),
});

/** Returns every literal text of a form: required exactly by the specification or the office. */
export const literalsOf = ({ titulo, invalido, campos, modos }: Form): string[] => [
  ...new Set(
    [
      ...[titulo, invalido],
      ...Object.values(campos).flatMap(({ etiqueta, guia }) => [etiqueta, guia]),
      ...modos.flatMap(({ titulo, guias, etiquetas, cambio, carga }) => [
        ...[titulo, cambio?.etiqueta, cambio?.boton],
        ...[...Object.values(guias), ...Object.values(etiquetas)],
        ...Object.values(carga).map(({ etiqueta }) => etiqueta),
      ]),
    ].filter((text) => text !== undefined),
  ),
];

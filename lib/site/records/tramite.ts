import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { enlace, texto } from '@/lib/content/model/fields';
import { headingId } from '@/lib/content/model/slug';
import { direccionPath, FORM_PAGES } from '@/lib/routes';
import { shownRows } from '@/lib/routes/lacked';
import { absolute, municipality, officeThing } from '@/lib/site/schema-org';
import { unitName } from '@/lib/site/unit-name';
import { asPart, recordKind, sentence, textField, type PublicRecord } from './record';

const schema = z.object({
  titulo: texto().describe('Nombre, como lo dice la gente.'),
  descripcion: textField('En qué consiste; vacía si el título basta.'),
  enlace: enlace().describe('Dónde se hace o se explica.'),
  unidad: textField('Área que lo atiende; vacía si son varias.'),
});

type Fields = z.input<typeof schema>;

export const tramite = recordKind({
  // Menu wording; the footer's «Tramites y Servicios» is literal (D58).
  nombre: { uno: 'Servicio', varios: 'Servicios' },
  schema,
  data: {
    file: 'tramites',
    description: 'Lo que se puede pedir o presentar, y dónde.',
  },
  records: (content) => {
    const found = [...forms(content), ...tiles(content), ...ofUnits(content)];
    const seen = new Set<string>();
    return found.filter(({ fields }) => seen.size < seen.add(fields.enlace).size);
  },
  jsonLd: ({ title, fields: { descripcion, enlace, unidad } }, sources) => ({
    '@type': 'GovernmentService',
    name: title,
    ...(descripcion && { description: descripcion }),
    areaServed: municipality(sources),
    provider: officeThing(sources),
    ...(unidad && { serviceOperator: { '@type': 'GovernmentOrganization', name: unidad } }),
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: absolute(sources, enlace) },
  }),
});

function forms({ canales, formularios, paginas }: Content): PublicRecord<Fields>[] {
  return Object.entries(FORM_PAGES).flatMap(([slug, ruta]) => {
    const page = paginas.find((one) => `/${one.slug}/` === ruta);
    const form = formularios.find((one) => one.slug === slug);
    if (!page || !form) return [];
    const cases = canales.data.casos.filter(({ canal }) => canal === slug);
    const words = sentence(
      form.data.titulo,
      ...cases.flatMap(({ que, palabras }) => [que, ...palabras]),
    );
    const { titulo } = page.data;
    const { descripcion } = form.data;
    return {
      ...procedure({ titulo, descripcion, enlace: ruta }, words),
      chosen: true as const,
      changed: page.data.actualizado,
    };
  });
}

const tiles = (content: Content): PublicRecord<Fields>[] =>
  shownRows(content, content.inicio.data.tramites)
    .filter(({ enlace }) => !enlace.startsWith('#'))
    .map(({ titulo, texto, enlace }) => procedure({ titulo, descripcion: texto, enlace }));

const ofUnits = (content: Content): PublicRecord<Fields>[] =>
  content.direcciones.flatMap((direccion) => {
    const unit = content.directorio.data.unidades.find(({ id }) => id === direccion.data.unidad);
    const unidad = unit && unitName(unit.nombre);
    return shownRows(content, direccion.data.tramites).map(({ titulo, enlace }) => {
      const whole = enlace.startsWith('#') ? direccionPath(direccion) + enlace : enlace;
      return procedure({ titulo, enlace: whole, unidad });
    });
  });

const procedure = (fields: Fields, words?: string): PublicRecord<Fields> => ({
  id: headingId(fields.titulo),
  url: asPart(fields.enlace),
  title: fields.titulo,
  summary: sentence(fields.descripcion, fields.unidad),
  words,
  fields,
});

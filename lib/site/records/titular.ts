import { z } from 'zod';
import { Titulares } from '@/lib/content/model/schemas';
import { headingId } from '@/lib/content/model/slug';
import { titularPath } from '@/lib/routes';
import { officeThing } from '@/lib/site/schema-org';
import { recordKind, sentence } from './record';

const { periodo, nombre } = Titulares.shape.anteriores.element.shape;

export const titular = recordKind({
  nombre: { uno: 'Titular', varios: 'Titulares' },
  schema: z.strictObject({
    periodo: periodo.describe('Años de inicio y de fin.'),
    nombre: nombre.describe('Nombre.'),
    cargo: z.string().describe('Cargo; vacío en los periodos anteriores.'),
    actual: z.boolean().describe('Si es quien la encabeza ahora.'),
  }),
  data: {
    file: 'titulares',
    description: 'Quién ha encabezado la oficina en cada periodo.',
  },
  listed: true,
  records: ({ titulares: { data }, paginas, sitio }) => {
    const { actual, anteriores } = data;
    const changed = paginas.find(({ slug }) => slug === 'sindico')?.data.actualizado;
    return [actual, ...anteriores].map(({ periodo, nombre, muestra }, at) => {
      const { cargo } = at === 0 ? actual : { cargo: '' };
      return {
        id: headingId(`${periodo} ${nombre}`),
        url: titularPath(sitio.data),
        title: nombre,
        summary: sentence(cargo || 'Titular', `Periodo ${periodo}`),
        words: ['titular', ...data.palabras].join(' '),
        changed,
        muestra,
        fields: { periodo, nombre, cargo, actual: at === 0 },
      };
    });
  },
  // Not for invented people (D44).
  jsonLd: ({ title, summary, muestra, fields: { cargo } }, sources) =>
    muestra
      ? undefined
      : {
          '@type': 'Person',
          name: title,
          description: summary,
          ...(cargo
            ? { jobTitle: cargo, worksFor: officeThing(sources) }
            : { affiliation: officeThing(sources) }),
        },
});

import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { Atribuciones, Titulares } from '@/lib/content/model/schemas';
import { headingId } from '@/lib/content/model/slug';
import { titularPath } from '@/lib/routes';
import { documentosOf } from '@/lib/routes/lacked';
import { kinds } from '@/lib/site/kinds';
import { otrosCanalesOf } from '@/lib/site/views/otros-canales';
import { DIRECTORY, OTROS_CANALES } from '@/lib/ui-texts';
import { officeThing } from '@/lib/site/schema-org';
import { recordKind, sentence, textField } from './record';

const { texto, fundamento } = Atribuciones.shape.atribuciones.element.shape;
const { periodo, nombre } = Titulares.shape.anteriores.element.shape;

const titularPage = ({ paginas, sitio }: Content) => ({
  url: titularPath(sitio.data),
  changed: paginas.find(({ slug }) => slug === 'sindico')?.data.actualizado,
});

export const atribucion = recordKind({
  nombre: { uno: 'Atribución', varios: 'Atribuciones' },
  behind: true,
  schema: z.object({
    numero: z.int().describe('Lugar en la lista.'),
    texto: texto.describe('Lo que le toca hacer.'),
    fundamento: fundamento.describe('Ley y artículo que se lo encargan.'),
    porConfirmar: z.boolean().describe('Si falta confirmar el fundamento.').default(false),
  }),
  data: {
    file: 'atribuciones',
    description: 'Lo que las leyes encargan a la oficina, con su fundamento.',
  },
  listed: true,
  records: (content) =>
    content.atribuciones.data.atribuciones.map((row, at) => ({
      id: String(at + 1),
      ...titularPage(content),
      title: row.texto,
      summary: row.fundamento,
      words: 'atribución facultad',
      fields: { ...row, numero: at + 1 },
    })),
});

export const titular = recordKind({
  nombre: { uno: 'Titular', varios: 'Titulares' },
  schema: z.object({
    periodo: periodo.describe('Años de inicio y de fin.'),
    nombre: nombre.describe('Nombre.'),
    cargo: textField('Cargo; vacío en los periodos anteriores.'),
    actual: z.boolean().describe('Si es quien la encabeza ahora.'),
  }),
  data: {
    file: 'titulares',
    description: 'Quién ha encabezado la oficina en cada periodo.',
  },
  listed: true,
  records: (content) => {
    const { actual, anteriores, palabras } = content.titulares.data;
    return [actual, ...anteriores].map((one, at) => ({
      id: headingId(`${one.periodo} ${one.nombre}`),
      ...titularPage(content),
      title: one.nombre,
      summary: sentence(at === 0 ? actual.cargo : 'Titular', `Periodo ${one.periodo}`),
      words: ['titular', ...palabras].join(' '),
      muestra: one.muestra,
      fields: { ...one, actual: at === 0 },
    }));
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

export const canal = recordKind({
  nombre: { uno: 'Canal', varios: 'Canales' },
  schema: z.object({}),
  listed: true,
  records: (content) =>
    otrosCanalesOf(content).map(({ nombre, visible, horario, para }) => ({
      id: headingId(nombre),
      url: `${kinds.directorio.routes}#${OTROS_CANALES}`,
      title: nombre,
      summary: sentence(visible, `De ${horario}`, DIRECTORY.channelFor(para)),
      words: 'canal mensaje mensajes chat',
      fields: {},
    })),
});

export const documento = recordKind({
  nombre: { uno: 'Documento', varios: 'Documentos' },
  schema: z.object({}),
  records: (content) =>
    documentosOf(content).map(({ id, nombre, descripcion, archivo }) => ({
      id,
      url: archivo,
      title: nombre,
      summary: descripcion,
      words: 'documento PDF',
      fields: {},
    })),
});

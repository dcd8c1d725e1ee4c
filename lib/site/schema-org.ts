import type {
  AdministrativeArea,
  DayOfWeek,
  GovernmentOrganization,
  OpeningHoursSpecification,
  Thing,
  WebSite,
} from 'schema-dts';
import { parseHorario } from '@/lib/office/words';
import { CARD, COMMON_CARD, type Card } from './card';
import { LICENCE } from './data-files';
import type { Sources } from './sources';
import { grouped } from './tables';
import { telHref } from './text';

export type LinkedThing = Exclude<Thing, string>;

export const absolute = ({ content }: Sources, address: string): string =>
  new URL(address, content.sitio.data.url).href;

export const officeThing = (sources: Sources) =>
  ({
    '@type': 'GovernmentOrganization',
    name: sources.content.sitio.data.nombre,
    url: absolute(sources, '/default/'),
  }) satisfies GovernmentOrganization;

/** The municipality, from its government's name: `Ayuntamiento de Ejemplo` → `Municipio de Ejemplo`. */
export const municipality = ({ content }: Sources) =>
  ({
    '@type': 'AdministrativeArea',
    name: content.sitio.data.ayuntamiento.replace(/^.*\bAyuntamiento\b/, 'Municipio'),
  }) satisfies AdministrativeArea;

export const pictureOf = (sources: Sources, card: Card | undefined) =>
  ({
    '@type': 'ImageObject',
    url: absolute(sources, card?.src ?? COMMON_CARD),
    width: `${CARD.width} px`,
    height: `${CARD.height} px`,
  }) as const;

/** Returns home's JSON-LD: the office, its channels and hours, and the site. */
export function homeThings(sources: Sources): LinkedThing[] {
  const { sitio } = sources.content;
  const { ayuntamiento, descripcion, domicilio, redSocial } = sitio.data;
  const { telefono, correo, correoContacto, lineaQuejas, horario } = sitio.data;
  const office = officeThing(sources);
  const contact = { '@type': 'ContactPoint', availableLanguage: 'es' } as const;
  return [
    {
      ...office,
      description: descripcion,
      parentOrganization: { '@type': 'GovernmentOrganization', name: ayuntamiento },
      areaServed: municipality(sources),
      address: { '@type': 'PostalAddress', streetAddress: domicilio, addressCountry: 'MX' },
      telephone: dialled(telefono),
      email: correo,
      logo: absolute(sources, '/icono-512.png'),
      ...(redSocial && { sameAs: redSocial.pagina }),
      contactPoint: [
        {
          ...contact,
          contactType: 'Atención al público',
          telephone: dialled(telefono),
          email: correoContacto,
          hoursAvailable: hoursOf(horario),
        },
        ...(lineaQuejas
          ? [{ ...contact, contactType: 'Quejas', telephone: dialled(lineaQuejas) }]
          : []),
      ],
    },
    {
      '@type': 'WebSite',
      name: office.name,
      url: office.url,
      inLanguage: 'es-MX',
      publisher: { '@type': 'GovernmentOrganization', name: office.name },
    } satisfies WebSite,
  ];
}

interface Listed {
  titulo: string;
  descripcion: string;
  archivos: { csv: string; json: string }[];
}

/** Returns a kind's Dataset; by year, only the newest file. */
export function datasetOf(
  sources: Sources,
  { titulo, descripcion, archivos: [file] }: Listed,
): LinkedThing {
  const { nombre, ayuntamiento } = sources.content.sitio.data;
  const download = (address: string, encodingFormat: string) =>
    ({ '@type': 'DataDownload', contentUrl: absolute(sources, address), encodingFormat }) as const;
  return {
    '@type': 'Dataset',
    name: `${titulo}: ${nombre}`,
    // Google requires 50 characters.
    description: `${descripcion} Datos abiertos de ${nombre}, ${ayuntamiento}.`,
    license: { '@type': 'CreativeWork', name: LICENCE, url: absolute(sources, '/datos/') },
    creator: officeThing(sources),
    distribution: file && [download(file.csv, 'text/csv'), download(file.json, 'application/json')],
  };
}

const dialled = (phone: string) => telHref(phone).replace('tel:', '');

const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ') as DayOfWeek[];

function hoursOf(horario: string): OpeningHoursSpecification[] {
  const turns = (parseHorario(horario) ?? []).flatMap((turnos, day) =>
    turnos.map(({ de, a }) => ({ day: DAYS[day]!, hours: `${de} ${a}` })),
  );
  return [...grouped(turns, ({ hours }) => hours)].map(([hours, days]) => {
    const [opens, closes] = hours.split(' ');
    const dayOfWeek = days.map(({ day }) => day);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

import { headingId } from '@/lib/content/model/slug';
import type { NewOffice } from './options';

/** Words that name an office and take «el»: «el Órgano», «la Contraloría». */
const MASCULINE = /^(?:Órgano|Organo|Departamento|Instituto|Comité|Consejo)\b/i;

const ARTICLES: Readonly<Record<string, string>> = {
  'de la': 'del',
  'a la': 'al',
  la: 'el',
  La: 'El',
  esta: 'este',
  Esta: 'Este',
};

/** Makes the function that puts an office's own names in the place of the demonstration's. */
export function wordsFor({ oficina, cargo, municipio, estado, sin }: NewOffice) {
  const [short = oficina] = oficina.split(' ');
  const article = (said: string) => (MASCULINE.test(oficina) ? (ARTICLES[said] ?? said) : said);
  const rules: [RegExp, string | ((...found: string[]) => string)][] = [
    [/línea 070/g, 'línea de quejas'],
    [/,? extensi[oó]n \d{2,6}/gi, ''],
    [/,? (?:en el )?periodo 2024 - 2027/g, ''],
    [
      /\b(de la|a la|[Ll]a|[Ee]sta) Sindicatura Procuradora/g,
      (_, said = '') => `${article(said)} ${oficina}`,
    ],
    [/\b(de la|a la|[Ll]a|[Ee]sta) Sindicatura\b/g, (_, said = '') => `${article(said)} ${short}`],
    [/Sindicatura Procuradora/g, oficina],
    [/Sindicatura/g, short],
    [/S[ií]ndic[ao] Procurador[a]?/g, cargo],
    [/s[ií]ndic[ao] procurador[a]?/g, cargo.toLowerCase()],
    // The law's names for those who investigate and resolve, beside the office's own.
    [/Dirección de Investigación y Determinación/g, 'Autoridad Investigadora'],
    [/Dirección de Responsabilidades/g, 'Autoridad Substanciadora y Resolutora'],
    [/\/direccionDeInvestigacion\//g, '/investigacion/'],
    [
      /\/sindico\/#sindicatura-procuradora-quien-vigila-a-la-sindicatura/g,
      `/${headingId(cargo)}/#que-hacemos-quien-vigila-a-esta-oficina`,
    ],
    [/\/sindico\//g, `/${headingId(cargo)}/`],
    [/sindicatura\.example/g, `${hostOf(oficina, municipio)}.example`],
    [/\bTijuana\b/g, municipio],
    [/\bBaja California\b/g, estado],
    ...(sin.includes('telefono-social')
      ? ([[/\{\{telefonoSocial\}\}/g, '{{telefono}}']] satisfies [RegExp, string][])
      : []),
  ];
  return (text: string): string =>
    rules.reduce(
      (said, [from, to]) =>
        typeof to === 'string' ? said.replace(from, () => to) : said.replace(from, to),
      text,
    );
}

/** The word that names the office in its addresses. */
export const productOf = (oficina: string): string => headingId(oficina.split(' ')[0] ?? oficina);

export const hostOf = (oficina: string, municipio: string): string =>
  `${productOf(oficina)}-${headingId(municipio)}`;

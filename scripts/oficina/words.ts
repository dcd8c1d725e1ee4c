import { articleOf, withoutArticle } from '@/lib/content/model/office-name';
import { headingId } from '@/lib/content/model/slug';
import type { NewOffice } from './options';

/** As a masculine name has them. */
const ARTICLES: Readonly<Record<string, string>> = {
  'de la': 'del',
  'a la': 'al',
  la: 'el',
  La: 'El',
  esta: 'este',
  Esta: 'Este',
};

type Rule = [RegExp, string | ((...found: string[]) => string)];

/** Makes the function that puts an office's own names in the place of the demonstration's. */
export function wordsFor({ oficina, corto, cargo, municipio, estado, sin }: NewOffice) {
  const short = withoutArticle(corto);
  const isShortMasculine = corto.startsWith('el ');
  const before = (article: string, isMasculine: boolean) =>
    isMasculine ? (ARTICLES[article] ?? article) : article;
  const rules: Rule[] = [
    [/línea 070/g, 'línea de quejas'],
    [/,? extensi[oó]n \d{2,6}/gi, ''],
    [/,? (?:en el )?periodo 2024 - 2027/g, ''],
    [
      /\b(de la|a la|[Ll]a|[Ee]sta) Sindicatura Procuradora/g,
      (_, article = '') => `${before(article, articleOf(oficina) === 'el')} ${oficina}`,
    ],
    [
      /\b(de la|a la|[Ll]a|[Ee]sta) Sindicatura\b/g,
      (_, article = '') => `${before(article, isShortMasculine)} ${short}`,
    ],
    [
      /\b(quién|quienes|normas) la (?=vigila|encabeza|visitan|rigen)/g,
      (_, who = '') => `${who} ${isShortMasculine ? 'lo' : 'la'} `,
    ],
    // The name of the city's own system for reports.
    [/Número de reporte ATNCIUD/g, 'Número de reporte de Atención Ciudadana'],
    [/ATNCIUD service request number/g, 'Citizen service request number'],
    [/Sindicatura Procuradora/g, oficina],
    [/Sindicatura/g, short],
    [/S[ií]ndic[ao] Procurador[a]?/g, cargo],
    [/s[ií]ndic[ao] procurador[a]?/g, cargo.toLowerCase()],
    [/social\.example\/sindicatura/g, `social.example/${productOf(corto)}`],
    [
      /el \{\{administracionPublica\}\} y el \{\{reglamentoInterno\}\} nos encargan/g,
      '{{administracionPublica}}; {{reglamentoInterno}}. Nos encargan',
    ],
    [/extensión de cuatro cifras/g, 'extensión'],
    [
      /Dirección de Investigación y Determinación,\*\* que es la autoridad investigadora\./g,
      'Autoridad Investigadora.**',
    ],
    // The law's names for those who investigate and resolve, beside the office's own.
    [/Dirección de Investigación y Determinación/g, 'Autoridad Investigadora'],
    [/Dirección de Responsabilidades/g, 'Autoridad Substanciadora y Resolutora'],
    [/\/direccionDeInvestigacion\//g, '/investigacion/'],
    [
      /\/sindico\/#sindicatura-procuradora-quien-vigila-a-la-sindicatura/g,
      `/${headingId(cargo)}/#que-hacemos-quien-vigila-a-esta-oficina`,
    ],
    [/\/sindico\//g, `/${headingId(cargo)}/`],
    [/sindicatura\.example/g, `${hostOf(corto, municipio)}.example`],
    [/\bTijuana\b/g, municipio],
    [/\bBaja California\b/g, estado],
    ...(sin.includes('direcciones')
      ? ([
          [
            /\[([^\]]*)\]\(\/(?:investigacion|responsabilidades)\/[^)]*\)/g,
            (_, label = '') => label,
          ],
        ] satisfies Rule[])
      : []),
    ...(sin.includes('telefono-social')
      ? ([[/\{\{telefonoSocial\}\}/g, '{{telefono}}']] satisfies Rule[])
      : []),
  ];
  return (text: string): string =>
    rules.reduce(
      (now, [from, to]) =>
        typeof to === 'string' ? now.replace(from, () => to) : now.replace(from, to),
      text,
    );
}

/** The word that names the office in its addresses. */
export const productOf = (corto: string): string => headingId(withoutArticle(corto));

export const hostOf = (corto: string, municipio: string): string =>
  `${productOf(corto)}-${headingId(municipio)}`;

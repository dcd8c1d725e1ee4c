import type { NewOffice, OfficePart } from './options';
import type { IsGone } from './prune';

const OF_THE_DEMONSTRATION = [
  String.raw`/(?:asuntos|contraloria|direccionAdministrativa|normatividad|[a-z]+Social)/`,
  'Asuntos Internos|Dirección (?:Social|Administrativa|de Contraloría|de Normatividad)|[Cc]ontraloría [Ss]ocial',
  '[Aa]lcoholimetr|[Cc]omisari[oa]s? sociales|[Dd]epartamento de|[Mm]ódulo móvil|Sala Especializada',
  '[Cc]onstancias? de [Aa]ntecedentes|^### Departamentos|constancia-de-antecedentes|NT[APE]-|[Gg]arita|frontera',
  'Código de Ética y políticas|voto popular|dieciocho años|licenciatura en Derecho|Codigo de etica|[Oo]bra mal hecha',
  'Subdirección|cinco departamentos|Recursos (?:Humanos|Financieros|Materiales)',
];

const OF_PARTS: Record<OfficePart, string> = {
  vehiculos: String.raw`/vehiculosremolcados/|/en/towed|[Vv]ehículos? remolcados?|\bgrúa|corralón|[Tt]owed|búsqueda de vehículos`,
  declaranet: 'DeclaraNet|[Dd]eclaraci(?:ón|ones) patrimonial(?:es)?|[Ss]ituación [Pp]atrimonial',
  normas: '[Nn]ormas? técnicas?',
  redSocial: '[Rr]ed social',
  lineaQuejas: String.raw`lineaQuejas|horarioLinea|[Cc]omplaint line`,
  telefonoSocial: '(?!)',
  entregaRecepcion: '[Ee]ntrega-[Rr]ecepci[oó]n|entregaRecepcion',
  ingles: String.raw`/en/`,
  prueba: '(?!)',
  sugerencias: '(?!)',
};

const LOCAL_LAW = String.raw`\{\{ley [a-z]`;

/**
 * Tells the texts of the demonstration that do not hold in another office.
 * @param isSameState whether the laws of the demonstration's state hold there
 */
export function goneFor({ sin }: NewOffice, isSameState: boolean): IsGone {
  const parts = new Set<OfficePart>([...sin, 'normas']);
  const all = [
    ...OF_THE_DEMONSTRATION,
    ...[...parts].map((part) => OF_PARTS[part]),
    ...(isSameState ? [] : [LOCAL_LAW]),
  ];
  const gone = new RegExp(all.join('|'));
  return (text) => gone.test(text);
}

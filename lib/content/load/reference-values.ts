import { dataFaults } from '@/lib/content/lint/shown-signs';
import type { File } from '@/lib/content/lint/check-file';
import { inEnglish, phoneInEnglish, saysFigures } from '@/lib/content/model/english';
import { SIN_SIGLAS } from '@/lib/content/model/fuentes';
import { keysOf, lackedBy } from '@/lib/content/model/apartados';
import { collections, FOLDER, type Name } from '@/lib/content/model';
import { nombreConArticulo, nombreCortoOf, type Named } from '@/lib/content/model/office-name';
import {
  deEstado,
  MISSING_DATUM,
  MISSING_IN_ENGLISH,
  MISSING_LAW,
} from '@/lib/content/model/leyes';
import { groupedPhone } from '@/lib/office/phone';
import { easyHours } from '@/lib/office/spoken-hours';
import {
  easyKey,
  englishKey,
  ENGLISH_ENDING,
  lawKey,
  References,
  replaceInText,
  UNREAD,
} from '@/lib/content/parse/references';
import { parsedFile } from './files';

type Group = Record<string, unknown>;

const LEYES = ['leyesFederales', 'leyesEstatales', 'leyesMunicipales'] as const;
const GIVERS = ['sitio', 'oficina', 'correo', ...LEYES] as const satisfies readonly Name[];

/** The files that give values, by path. */
export const GIVER_FILES = GIVERS.map((name) => `${FOLDER}/${collections[name].files}`);

let last: { givers: (File | undefined)[]; values: Group } | undefined;

/** Returns the values of `{{clave}}`. A faulty value is `null`: only its own file is blamed. */
export function valuesOf(files: readonly File[]): Group {
  const givers = GIVERS.map((name) => files.find((one) => one.name === name));
  if (!last || givers.some((one, at) => one !== last?.givers[at]))
    last = { givers, values: valuesIn(givers) };
  return last.values;
}

function valuesIn(givers: readonly (File | undefined)[]): Group {
  const data = new Map(GIVERS.map((name, at) => [name, givers[at] && parsedFile(givers[at]).data]));
  const dataOf = (name: (typeof GIVERS)[number]) => groupOf(data.get(name));
  const values = { ...officeValues(dataOf('oficina')), ...siteValues(dataOf('sitio')) };
  const { via, vias, denuncias, preguntas } = withoutFaults('correo', dataOf('correo'));
  const { mensajero, mensajeroVe, mensajeroEnIngles } = groupOf(groupOf(vias)[String(via)]);
  const references = new References(values);
  const own = (text: unknown) => {
    let isWhole = typeof text === 'string';
    const said = replaceInText(String(text), references, () => (isWhole = false));
    return isWhole ? said : null;
  };
  const [queja, denuncia] = ['quejas', 'denuncias'].map((key) => own(groupOf(preguntas)[key]));
  return {
    ...stateValues(withoutFaults('leyesEstatales', dataOf('leyesEstatales'))),
    ...lawValues(LEYES.flatMap((name) => dataOf(name)['ordenamientos'] ?? [])),
    ...values,
    correoDenuncias: denuncias ?? null,
    mensajero: own(mensajero),
    mensajeroVe: own(mensajeroVe),
    ...(mensajeroEnIngles !== undefined && { mensajeroEnIngles: own(mensajeroEnIngles) }),
    preguntarQueja: queja,
    preguntarDenuncia: denuncia,
    preguntarQuejaEnIngles: queja && phoneInEnglish(queja),
    preguntarDenunciaEnIngles: denuncia && phoneInEnglish(denuncia),
    ...([...data.values()].every(isGroup) ? {} : { [UNREAD]: null }),
  };
}

function officeValues(oficina: Group): Group {
  const rows = Object.entries(oficina).flatMap(([key, row]) => {
    const { valor, ingles, facil } = groupOf(row);
    const said =
      typeof valor === 'string' && valor.trim() ? groupedPhone(valor.trim()) : MISSING_DATUM;
    const isFilled = said !== MISSING_DATUM;
    const written = typeof ingles === 'string' ? ingles : undefined;
    const english =
      isFilled || written !== undefined ? inEnglish(said, written) : MISSING_IN_ENGLISH;
    const easy = typeof facil === 'string' && isFilled && saysFigures(facil, said) ? facil : said;
    return [
      [key, said],
      [written === undefined ? englishKey(key) : `${key}${ENGLISH_ENDING}`, english],
      [easyKey(key), easyHours(easy)],
    ];
  });
  return Object.fromEntries(rows) as Group;
}

/** The values of sitio.yml, and in place of those of parts that the office lacks, their names. */
function siteValues(written: Group): Group {
  const sitio = Object.fromEntries(
    Object.entries(withoutFaults('sitio', written)).map(([key, value]) => [
      key,
      typeof value === 'string' ? groupedPhone(value) : value,
    ]),
  ) as Group;
  const { horario, horarioEnIngles } = sitio;
  if (typeof horario === 'string') {
    const written = typeof horarioEnIngles === 'string' ? horarioEnIngles : undefined;
    sitio['horarioEnIngles'] = inEnglish(horario, written);
    sitio[easyKey('horario')] = easyHours(horario);
  }
  const lacked = lackedBy(sitio).flatMap((apartado) =>
    keysOf(apartado).map((key) => [key, { apartado }]),
  );
  return { ...sitio, ...namesIn(sitio), ...(Object.fromEntries(lacked) as Group) };
}

/** The office's name as sentences say it. */
function namesIn({ nombre, articulo, nombreCorto }: Group): Group {
  const isFaulty = typeof nombre !== 'string' || articulo === null;
  const said = { nombre, articulo, nombreCorto } as Named;
  return {
    nombreCorto: isFaulty || nombreCorto === null ? null : nombreCortoOf(said),
    nombreConArticulo: isFaulty ? null : nombreConArticulo(said),
  };
}

function withoutFaults(name: Name, data: Group): Group {
  const { error } = collections[name].schema.safeParse(data);
  const faults = [
    ...(error?.issues ?? []).map(({ path }) => path),
    ...dataFaults(data, name === 'sitio').map(({ field }) => field),
  ];
  const wrong = faults.map(([key]) => key);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, wrong.includes(key) ? null : value]),
  );
}

function stateValues(estatales: Group): Group {
  const known = ['estado', ...Object.keys(deEstado)].flatMap((key) => {
    const value = estatales[key];
    if (value !== null && typeof value !== 'string') return [];
    return [[key, value === '' ? MISSING_LAW : value]];
  });
  return Object.fromEntries(known) as Group;
}

function lawValues(rows: readonly unknown[]): Group {
  const laws = rows.flatMap((row) => {
    const { papel, que, nombre, siglas } = groupOf(row);
    const key = papel ?? siglas;
    if (typeof key !== 'string') return [];
    const named = nombre === '' ? [`${String(que)}, ${MISSING_LAW}`, SIN_SIGLAS] : [nombre, siglas];
    return [key, lawKey(key)].map((one, at) => [
      one,
      typeof named[at] === 'string' ? named[at] : null,
    ]);
  });
  return Object.fromEntries(laws) as Group;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});

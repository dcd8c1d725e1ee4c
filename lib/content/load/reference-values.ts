import { dataFaults } from '@/lib/content/lint/shown-signs';
import type { File } from '@/lib/content/lint/check-file';
import { inEnglish, phoneInEnglish } from '@/lib/content/model/english';
import { SIN_SIGLAS } from '@/lib/content/model/fuentes';
import { keysOf, lackedBy } from '@/lib/content/model/apartados';
import { collections, type Name } from '@/lib/content/model';
import { deEstado, MISSING_DATUM } from '@/lib/content/model/leyes';
import { lawKey } from '@/lib/content/parse/law-roles';
import { parseSource } from '@/lib/content/parse/source';
import { References, replaceInText, UNREAD, type Lacked } from '@/lib/content/parse/references';

/** Returns the values of `{{clave}}`. A faulty value is `null`: only its own file is blamed. */
export function valuesOf(files: readonly File[]): Record<string, unknown> {
  const sources = new Map(GIVERS.map((name) => [name, sourceOf(files, name)]));
  const dataOf = (name: (typeof GIVERS)[number]) => groupOf(sources.get(name)?.data);
  const oficina = Object.entries(dataOf('oficina')).flatMap(([key, row]) => {
    const { valor, ingles } = groupOf(row);
    const said = typeof valor === 'string' && valor.trim() ? valor.trim() : MISSING_DATUM;
    return [
      [key, said],
      ...(typeof ingles === 'string' ? [[`${key}EnIngles`, inEnglish(said, ingles)]] : []),
    ];
  });
  const sitio = withLacked(withoutFaults('sitio', dataOf('sitio')));
  const { horario, horarioEnIngles } = sitio;
  const values = {
    ...(Object.fromEntries(oficina) as Record<string, string>),
    ...sitio,
    ...(typeof horario === 'string' &&
      typeof horarioEnIngles === 'string' && {
        horarioEnIngles: inEnglish(horario, horarioEnIngles),
      }),
  };
  const { via, vias, denuncias, preguntas } = withoutFaults('correo', dataOf('correo'));
  const { mensajero, mensajeroVe, mensajeroEnIngles } = groupOf(groupOf(vias)[String(via)]);
  const leyes = lawValues(
    LEYES.map((name) => dataOf(name)),
    withoutFaults('leyesEstatales', dataOf('leyesEstatales')),
  );
  const references = new References(values);
  const own = (text: unknown) => {
    let isWhole = typeof text === 'string';
    const said = replaceInText(String(text), references, () => (isWhole = false));
    return isWhole ? said : null;
  };
  const preguntarQueja = own(groupOf(preguntas)['quejas']);
  const preguntarDenuncia = own(groupOf(preguntas)['denuncias']);
  return {
    ...leyes,
    ...values,
    correoDenuncias: denuncias ?? null,
    mensajero: own(mensajero),
    mensajeroVe: own(mensajeroVe),
    ...(mensajeroEnIngles !== undefined && { mensajeroEnIngles: own(mensajeroEnIngles) }),
    preguntarQueja,
    preguntarDenuncia,
    preguntarQuejaEnIngles: preguntarQueja && phoneInEnglish(preguntarQueja),
    preguntarDenunciaEnIngles: preguntarDenuncia && phoneInEnglish(preguntarDenuncia),
    ...([...sources.values()].every((source) => source) ? {} : { [UNREAD]: null }),
  };
}

const LEYES = ['leyesFederales', 'leyesEstatales', 'leyesMunicipales'] as const;
export const GIVERS = ['sitio', 'oficina', 'correo', ...LEYES] as const satisfies readonly Name[];

function sourceOf(files: readonly File[], name: Name) {
  const file = files.find((one) => one.name === name);
  const source = file && parseSource(file.text, file.file);
  return isGroup(source?.data) ? source : undefined;
}

function withLacked(sitio: Record<string, unknown>): Record<string, unknown> {
  const lacked = lackedBy(sitio).flatMap((apartado) =>
    keysOf(apartado).map((key): [string, Lacked] => [key, { apartado }]),
  );
  return { ...sitio, ...Object.fromEntries(lacked) };
}

function withoutFaults(name: Name, data: Record<string, unknown>): Record<string, unknown> {
  const { error } = collections[name].schema.safeParse(data);
  const wrong = [
    ...(error?.issues ?? []).map(({ path }) => path[0]),
    ...dataFaults(data, name === 'sitio').map((one) => 'field' in one && one.field[0]),
  ];
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, wrong.includes(key) ? null : value]),
  );
}

function lawValues(
  files: Record<string, unknown>[],
  estatales: Record<string, unknown>,
): Record<string, string | null> {
  const estado = ['estado', ...Object.keys(deEstado)].flatMap((key) => {
    const value = estatales[key];
    if (value !== null && typeof value !== 'string') return [];
    return [[key, value === '' ? MISSING_DATUM : value]];
  });
  const laws = files
    .flatMap(({ ordenamientos }) => (Array.isArray(ordenamientos) ? ordenamientos : []))
    .flatMap((row): [string, unknown][] => {
      const { papel, que, nombre, siglas } = groupOf(row);
      const key = papel ?? siglas;
      if (typeof key !== 'string') return [];
      const isNamed = nombre !== '';
      return [
        [key, isNamed ? nombre : `${String(que)}, ${MISSING_DATUM}`],
        [lawKey(key), isNamed ? siglas : SIN_SIGLAS],
      ];
    })
    .map(([key, value]) => [key, typeof value === 'string' ? value : null]);
  return Object.fromEntries([...estado, ...laws]) as Record<string, string | null>;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const groupOf = (value: unknown): Record<string, unknown> => (isGroup(value) ? { ...value } : {});

import { fault } from '@/lib/content/faults';
import { allEntries } from '@/lib/content/model';
import { deEstado, ordenamientosOf } from '@/lib/content/model/leyes';
import { lawKey, lowerFirst, SPECIAL_NAMES } from '@/lib/content/parse/references';
import { TELEFONO_GUARDIA } from '@/lib/site/required-content';
import type { Scope } from './scope';

/** Checks the laws, their citations, and that each `{{clave}}` of the office and of a law means one thing. */
export function checkLeyes(scope: Scope) {
  const { content, facts, report, advice } = scope;
  const { oficina, sitio } = content;
  const laws = ordenamientosOf(content);
  const all = [...facts.values()];
  const used = new Set(all.flatMap((own) => Object.keys(own.used).map(lowerFirst)));
  const cited = new Set(all.flatMap(({ citas }) => citas.map(({ what }) => what.siglas)));
  const taken = new Set(
    [SPECIAL_NAMES, Object.keys(sitio.data), 'estado', Object.keys(deEstado)].flat(),
  );
  const twice = (key: string, what: 'role' | 'datum') => fault('reference-twice', { key, what });
  for (const { ley, entry, field } of laws) {
    const { papel = '' } = ley;
    if (taken.has(papel)) report.field(entry, [...field, 'papel'], twice(papel, 'role'));
    else if (papel) taken.add(papel);
  }
  for (const key of Object.keys(oficina.data)) {
    if (taken.has(key)) report.field(oficina, [key], twice(key, 'datum'));
    else if (!used.has(key) && !used.has(`${key}EnIngles`) && key !== TELEFONO_GUARDIA)
      advice.field(oficina, [key], fault('datum-unused', { key }));
  }
  for (const { ley, entry, field } of laws) {
    const { siglas, texto } = ley;
    if (!siglas) continue;
    if (laws.filter((one) => one.ley.siglas === siglas).length > 1)
      report.field(entry, [...field, 'siglas'], fault('siglas-twice', { siglas }));
    if (cited.has(siglas) && !texto) report.field(entry, field, fault('law-undated', {}));
  }
  checkTextosPorEstado(scope);
}

/** In the demonstration, texts that cite articles of a state or city are listed. Releases are exempt. */
function checkTextosPorEstado({ content, facts, advice }: Scope) {
  const entry = content.textosPorEstado;
  const listed = entry.data.textos.map(({ archivo }) => `content/${archivo}`);
  const files = allEntries(content)
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('content/prensa/'));
  listed.forEach((file, index) => {
    if (!files.includes(file))
      advice.field(entry, ['textos', index, 'archivo'], fault('state-text-gone', { file }));
  });
  if (!content.sitio.data.demostracion) return;
  const papeles = ordenamientosOf(content).flatMap(({ ley }) => ley.papel ?? []);
  for (const file of files) {
    const cited = papeles.find((papel) => facts.get(file)?.used[lawKey(papel)] !== undefined);
    if (cited && !listed.includes(file))
      advice.file(file, fault('state-text-unlisted', { role: cited, list: entry.file }));
  }
}

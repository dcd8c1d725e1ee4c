/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import { sumUp, vigenciasOf } from '@/lib/check/due';
import { readContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import { keptIn, SAMPLE } from '../../sample';

const read = readContent(SAMPLE, { store: keptIn('muestra') });

function due(today: string, change: (content: Content) => void = () => undefined): string[] {
  const content = JSON.parse(JSON.stringify(read.content)) as Content;
  content.sitio.data.demostracion = false;
  change(content);
  return vigenciasOf({ ...read, content }, SAMPLE, today).map(
    (one) => `${one.file} ${one.field}: ${fileWords(one)}`,
  );
}

describe('lo que vence', () => {
  it('se dice 60 días antes, y después que ya venció; antes, nada', () => {
    const head = (today: string) =>
      due(today, ({ titulares }) => (titulares.data.actual.termina = '2027-09-30')).filter((one) =>
        one.includes('actual.'),
      );
    expect(head('2027-07-31')).toEqual([]);
    expect(head('2027-08-01')).toEqual([
      'content/sindico/titulares.yml actual.termina: vence el 30 de septiembre de 2027: el periodo de quien encabeza la oficina. Escriba a quien sigue, y pase el anterior a «anteriores».',
    ]);
    expect(head('2027-10-01')).toEqual([expect.stringContaining('venció el 30 de septiembre')]);
  });

  it('en ocho años se nombran todas las cosas que el tiempo vuelve falsas, con su archivo y su campo', () => {
    const all = due('2034-11-26', ({ oficina, leyesFederales, directorio, sitio }) => {
      sitio.data.seguridad = { correo: 'x@oficina.example', vence: '2034-12-01' };
      oficina.data['costo'] = { que: 'Costo del arrastre', valor: '1 peso', anio: 2026 };
      oficina.data['otro'] = { que: 'Costo del depósito', valor: '2 pesos' };
      leyesFederales.data.ordenamientos[0]!.texto = '2024-05-06';
      leyesFederales.data.ordenamientos[1]!.texto = '2024-05-06';
      leyesFederales.data.ordenamientos[1]!.revisada = '2034-05-06';
      directorio.data.unidades[0]!.verificado = '2026-01-02';
    });
    for (const place of [
      'sindico/titulares.yml actual.periodo: venció',
      'normas/normas-especiales.yml corte:',
      'leyes/federales.yml ordenamientos.0.texto: el texto de «CPEUM» es el del 6 de mayo de 2024:',
      'sitio.yml diasInhabiles.anios:',
      'oficina.yml costo.anio: venció el 31 de diciembre de 2026: Costo del arrastre. Escriba el de 2027',
      'oficina.yml otro: vence el 26 de noviembre de 2034: Costo del depósito: no se sabe de qué año es',
      'directorio.yml unidades.0.verificado:',
      'paginas/acuse.md actualizado:',
      'sitio.yml seguridad.vence:',
    ])
      expect(all).toContainEqual(expect.stringContaining(`content/${place}`));
    expect(all.join()).not.toContain('federales.yml ordenamientos.1.');
  });

  it('de una demostración se dice cuánto queda por cambiar', () =>
    expect(due('2026-11-26', ({ sitio }) => (sitio.data.demostracion = true)).at(-1)).toMatch(
      /^content\/sitio\.yml demostracion: de la demostración quedan \d+ cosas/,
    ));

  it('se resume en una línea', () => {
    const at = (hasta: string) => ({ hasta });
    expect(sumUp([at('2026-01-01'), at('2026-12-01'), at('2026-12-02')], '2026-11-26')).toBe(
      '1 cosa vencida y 2 por vencer en 60 días',
    );
    expect(sumUp([], '2026-11-26')).toBe('Nada vence en 60 días');
  });
});

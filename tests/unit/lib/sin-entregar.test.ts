/** @jest-environment node */
import { keep, recover } from '@/lib/forms/undelivered';

const FIRST = { nombre: 'Ana', descripcion: 'Uno' };
const SECOND = { descripcion: 'Dos' };

describe('lo que se borró sin haberse entregado', () => {
  it('tres versiones distintas se ven todas', () => {
    const texts = ['Uno', 'Dos', 'Tres'];
    let versions = texts.reduce<ReturnType<typeof keep>>(
      (before, descripcion) => keep(before, { descripcion }),
      [],
    );
    let values: Record<string, string> = {};
    const seen = new Set<string | undefined>();
    for (let press = 0; press < 6; press++) {
      ({ values, versions } = recover(versions, values));
      seen.add(values['descripcion']);
    }
    expect([...seen].sort()).toEqual([...texts].sort());
  });

  it('lo mismo dos veces es una sola versión, y lo vacío no es ninguna', () => {
    expect(keep(keep([], FIRST), FIRST)).toEqual([FIRST]);
    expect(keep([], { nombre: '', descripcion: '' })).toEqual([]);
  });

  it('partes que no chocan se juntan en una versión', () => {
    expect(keep(keep([], { nombre: 'Ana' }), SECOND)).toEqual([{ nombre: 'Ana', ...SECOND }]);
  });

  it('sin nada guardado, recuperar no cambia nada', () => {
    expect(recover([], FIRST)).toEqual({ values: FIRST, versions: [] });
  });
});

/** @jest-environment node */
import { holds, keep, recover, settle } from '@/lib/forms/undelivered';

const FIRST = { nombre: 'Ana', descripcion: 'Uno' };
const SECOND = { descripcion: 'Dos' };

describe('lo que se borró sin haberse entregado', () => {
  it('vuelve entero', () => {
    expect(recover(keep([], FIRST), { nombre: '', descripcion: '' })).toEqual({
      values: FIRST,
      versions: [],
    });
  });

  it('lo que se escribió después se queda, y lo que chocaba sigue a salvo', () => {
    const back = recover(keep([], FIRST), { nombre: '', descripcion: 'Otra' });
    expect(back.values).toEqual({ nombre: 'Ana', descripcion: 'Otra' });
    expect(back.versions).toEqual([FIRST]);
  });

  it('un segundo intento no entierra el primero: cada pulsación muestra el otro', () => {
    let state = recover(keep(keep([], FIRST), SECOND), { nombre: '', descripcion: '' });
    expect(state.values).toEqual({ nombre: '', descripcion: 'Dos' });
    const seen = new Set<string | undefined>();
    for (let press = 0; press < 4; press++) {
      state = recover(state.versions, state.values);
      seen.add(state.values['descripcion']);
      expect(state.values['nombre']).toBe('Ana');
    }
    expect([...seen].sort()).toEqual(['Dos', 'Uno']);
  });

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

  it('entregar un mensaje olvida ese mensaje y nada más', () => {
    expect(settle(keep(keep([], FIRST), SECOND), SECOND)).toEqual([FIRST]);
    expect(settle(keep([], FIRST), FIRST)).toEqual([]);
  });

  it('lo que dos mensajes tienen en común vuelve con cada uno', () => {
    const first = { telefono: '070', descripcion: 'Uno' };
    const second = { telefono: '070', descripcion: 'Dos' };
    const versions = settle(keep(keep([], first), second), second);
    expect(recover(versions, { telefono: '', descripcion: '' }).values).toEqual(first);
  });

  it('sabe si un mensaje sigue guardado entero', () => {
    expect(holds(keep(keep([], { nombre: 'Ana' }), SECOND), SECOND)).toBe(true);
    expect(holds(keep([], FIRST), SECOND)).toBe(false);
    expect(holds([], FIRST)).toBe(false);
  });

  it('sin nada guardado, recuperar no cambia nada', () => {
    expect(recover([], FIRST)).toEqual({ values: FIRST, versions: [] });
  });
});

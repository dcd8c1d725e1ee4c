/** @jest-environment node */
import { fieldsOf } from '@/lib/forms/logic';
import { openForm, rulesOf } from './machine';
import { DENUNCIA, SERVIDOR } from './texts';

const TYPES = ['text', 'tel', 'text', 'email', 'text', 'text', 'text', 'textarea', 'checkbox'];

describe('la queja', () => {
  // Especificación: 5-23, 4-04, 4-05
  it('empieza en el modo servidor público, pasa al de servicio público y vuelve', () => {
    const form = openForm('queja');
    expect(form.mode().titulo).toBe('Queja electrónica servidor público');
    form.switchMode();
    expect(form.mode().titulo).toBe('Queja electrónica Servicio público');
    form.switchMode();
    expect(form.mode().titulo).toBe('Queja electrónica servidor público');
  });

  // Especificación: 5-08, 5-09, 5-10, 5-11, 5-12, 5-13, 5-14, 5-15, 5-17, 5-18, 5-19, 5-20, 5-21
  // Especificación: 5-22, 3-02, 3-03, 3-04, 3-05, 3-06, 3-07, 3-08, 3-09, 3-10, 3-11, 3-12, D29-01
  it('pide en cada modo los datos de la especificación, con sus guías y sus tipos', () => {
    const { definition } = rulesOf('queja');
    const [servidor, servicio] = definition.modos.map((mode) => fieldsOf(definition, mode));
    expect(servidor?.map(({ name, guia }) => [name, guia])).toEqual([
      ['nombre', 'Su nombre completo'],
      ['telefono', 'Ingresar su teléfono'],
      ['direccion', 'Ingresar su dirección'],
      ['correo', 'Ingresar su correo electrónico'],
      ['nombreServidorP', 'Si es posible, nombre completo'],
      ['dependencia', 'Si es posible, Lugar donde trabaja'],
      ['cargo', 'Si es posible, La posición del servidor'],
      ['descripcion', 'Describe lo sucedido...'],
      ['checkbox', undefined],
    ]);
    expect(servidor?.map(({ tipo }) => tipo)).toEqual(TYPES);
    expect(servicio?.map(({ name, guia }) => [name, guia])).toEqual([
      ['nombres', 'Nombre Completo'],
      ['telefono', 'número Telefonico de Casa o Celular'],
      ['numeroDeReporte', 'Número de reporte ATNCIUD'],
      ['descripcion', 'Describe lo sucedido...'],
      ['checkbox', undefined],
    ]);
  });

  // Especificación: 5-16, 5-47, 5-52
  it('pide asegurar que la información es correcta', () => {
    const { definition } = rulesOf('queja');
    for (const mode of definition.modos)
      expect(fieldsOf(definition, mode).find(({ name }) => name === 'checkbox')).toMatchObject({
        required: true,
        etiqueta:
          'Aseguro que la información que otorgo en este formulario es correcta, y acepto las responsabilidades de seguimiento.',
      });
  });

  // Especificación: 4-09
  it('conserva lo escrito al cambiar de modo', () => {
    const form = openForm('queja');
    form.write(SERVIDOR);
    form.switchMode();
    const { telefono, descripcion, checkbox } = SERVIDOR;
    expect(form.written()).toEqual({ telefono, descripcion, checkbox });
    form.switchMode();
    expect(form.written()).toEqual(SERVIDOR);
  });
});

describe('la denuncia', () => {
  // Especificación: 5-01, 5-02, 5-03, 5-07, 4-01, 4-02, 4-03, D30-02
  it('empieza identificada; en modo anónimo esconde nombre, teléfono y correo, y vuelve', () => {
    const form = openForm('denuncia');
    expect(form.mode().titulo).toBe('Denuncia Electrónica');
    form.write(DENUNCIA);
    form.switchMode();
    const { fecha, lugar, descripcion } = DENUNCIA;
    expect(form.mode().campos).toEqual(['fecha', 'lugar', 'descripcion']);
    expect(form.written()).toEqual({ fecha, lugar, descripcion });
    form.switchMode();
    expect(form.written()).toEqual(DENUNCIA);
  });
});

it('lo escrito antes de que llegue el programa es del formulario, y no pisa lo que ya hay', () => {
  const form = openForm('queja');
  form.write({ nombre: 'Ana' });
  form.dispatch({ type: 'hydrate', values: { nombre: 'Otra', cargo: 'Inspector' } });
  expect(form.written()).toEqual({ nombre: 'Ana', cargo: 'Inspector' });
});

/** @jest-environment node */
import { fieldsOf } from '@/lib/forms/logic';
import { folioOf, openForm, rulesOf } from './machine';
import { DENUNCIA, SERVIDOR } from './texts';

const CORRECTED = { ...DENUNCIA, descripcion: 'Dos sobornos.' };
const ANONYMOUS = { ...DENUNCIA, descripcion: 'Mi jefe pide dinero.' };

function timedOut(anonymous = false) {
  const form = openForm('denuncia');
  if (anonymous) form.switchMode();
  const first = form.sent(anonymous ? ANONYMOUS : DENUNCIA, 'timeout');
  form.recover();
  return { form, first };
}

describe('si la confirmación llega tarde', () => {
  type Form = ReturnType<typeof openForm>;
  const NOTHING = { nombre: '', telefono: '', correo: '', descripcion: '' };
  const submitWith = (text: Record<string, string>) => (form: Form) => {
    form.write(text);
    form.submit();
  };

  it.each<[what: string, does: (form: Form) => void, anonymous?: boolean]>([
    ['espero', () => undefined],
    ['reviso el mismo texto', (form) => form.submit()],
    ['decido qué quitar del mismo texto', (form) => form.submit(), true],
  ])('mientras %s, la veo como cualquier otra', (_what, does, anonymous = false) => {
    const { form, first } = timedOut(anonymous);
    does(form);
    form.late(first);
    expect(form.step('sent').receipt.folio).toBe(folioOf(first));
    expect(form.written()).toEqual({ fecha: DENUNCIA.fecha });
    expect(form.dirty()).toBe(false);
    expect(form.state().undelivered).toEqual([]);
  });

  it.each<[what: string, does: (form: Form) => void, step: string]>([
    ['corrijo', (form) => form.write(CORRECTED), 'writing'],
    ['reviso una corrección', submitWith(CORRECTED), 'review'],
    ['reviso la misma sin mi nombre', submitWith({ nombre: '' }), 'review'],
    [
      'reviso la anónima',
      (form) => {
        form.switchMode();
        form.submit();
      },
      'checking',
    ],
    ['me falta algo', submitWith(NOTHING), 'invalid'],
  ])('mientras %s, sigo donde estoy y tengo el folio', (_what, does, step) => {
    const { form, first } = timedOut();
    does(form);
    const { values, step: before } = form.state();
    form.late(first);
    expect(form.state()).toMatchObject({ values, step: { is: step } });
    if (step === 'review') expect(form.step('review')).toBe(before);
    expect(form.folios()).toEqual([folioOf(first)]);
  });

  it('mientras sale otro mensaje, tengo los dos folios', () => {
    const { form, first } = timedOut();
    form.write(CORRECTED);
    const second = form.send();
    const sending = form.step('sending');
    form.late(first);
    expect(form.step('sending')).toBe(sending);
    form.answer('delivered');
    expect(form.folios()).toEqual([folioOf(second), folioOf(first)]);
    expect(form.state().undelivered).toEqual([]);
  });

  it('mientras lo reintento, cuenta aunque el reintento falle, y no interrumpe', () => {
    const { form, first } = timedOut();
    form.retry();
    const sending = form.step('sending');
    form.late(first);
    expect(form.step('sending')).toBe(sending);
    form.answer('network');
    expect(form.step('sent').receipt.folio).toBe(folioOf(first));
    expect(form.folios()).toEqual([folioOf(first)]);
  });
});

it('si el reintento llega y después también el primero, hay un solo folio', () => {
  const { form, first } = timedOut();
  form.retry();
  form.answer('delivered');
  const state = form.state();
  form.late(first);
  expect(form.state()).toBe(state);
  expect(form.folios()).toEqual([folioOf(first)]);
});

describe('si descarto', () => {
  it('lo que no había llegado ya no aparece, aunque al final llegue', () => {
    const { form, first } = timedOut();
    form.discard();
    form.late(first);
    expect(form.folios()).toEqual([]);
    expect(form.written()).toEqual({});
    expect(form.step('writing')).toBeTruthy();
  });
});

describe('el mismo texto lleva el mismo folio', () => {
  it('también si tras una falla lo recupero y pulso «Enviar»', () => {
    const { form, first } = timedOut();
    expect(form.send().params).toEqual(first.params);
  });

  it('un texto que ya se entregó y escribo otra vez es otro mensaje', () => {
    const { form, first } = timedOut();
    form.late(first);
    form.write(DENUNCIA);
    expect(folioOf(form.send())).not.toBe(folioOf(first));
  });
});

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

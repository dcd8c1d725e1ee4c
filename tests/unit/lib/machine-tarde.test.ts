/** @jest-environment node */
import { folioOf, openForm } from './machine';
import { DENUNCIA } from './texts';

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

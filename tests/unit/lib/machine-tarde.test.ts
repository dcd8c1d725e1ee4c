/** @jest-environment node */
import { withoutMarks } from '@/lib/forms/identification';
import { folioOf, openForm } from './machine';
import { DENUNCIA } from './texts';

const CORRECTED = { ...DENUNCIA, descripcion: 'Dos sobornos.' };
const ANONYMOUS = { ...DENUNCIA, descripcion: 'Mi jefe pide dinero.' };

/** A report that the form gave up waiting for; its text is back in the fields. */
function timedOut(anonymous = false) {
  const form = openForm('denuncia');
  if (anonymous) form.switchMode();
  const first = form.sent(anonymous ? ANONYMOUS : DENUNCIA, 'timeout');
  form.recover();
  return { form, first };
}

describe('si la confirmación llega tarde', () => {
  it('mientras espero, la veo como cualquier otra', () => {
    const { form, first } = timedOut();
    form.late(first);
    expect(form.step('sent').receipt.folio).toBe(folioOf(first));
    expect(form.written()).toEqual({ fecha: DENUNCIA.fecha });
    expect(form.dirty()).toBe(false);
  });

  it('sin haber recuperado nada, también, y ya no hay qué recuperar', () => {
    const form = openForm('denuncia');
    const first = form.sent(DENUNCIA, 'timeout');
    form.late(first);
    expect(form.step('sent')).toBeTruthy();
    expect(form.state().undelivered).toEqual([]);
  });

  it('mientras reviso una corrección, nada de ella se borra y el folio aparece', () => {
    const { form, first } = timedOut();
    form.write(CORRECTED);
    form.submit();
    form.late(first);
    expect(form.step('review').message.params['message']).toBe(CORRECTED.descripcion);
    expect(form.folios()).toEqual([folioOf(first)]);
    form.edit();
    expect(form.written()).toEqual(CORRECTED);
  });

  it('mientras corrijo, el aviso de falla se va y lo que corrijo se queda', () => {
    const { form, first } = timedOut();
    form.write(CORRECTED);
    form.late(first);
    expect(form.step('writing')).toBeTruthy();
    expect(form.written()).toEqual(CORRECTED);
    expect(form.folios()).toEqual([folioOf(first)]);
  });

  it('mientras decido qué quitar de un texto anónimo, lo marcado no cambia', () => {
    const { form, first } = timedOut(true);
    form.write({ descripcion: 'El jueves mi jefe pidió más dinero.' });
    form.submit();
    const check = form.step('checking');
    form.late(first);
    expect(form.step('checking')).toBe(check);
    form.proceed(withoutMarks(form.state().values, check.marks));
    expect(form.step('review').message.params['message']).toBe(
      'El jueves [omitido] pidió más dinero.',
    );
  });

  it('mientras decido qué quitar del mismo texto, ya no hace falta enviarlo', () => {
    const { form, first } = timedOut(true);
    form.submit();
    expect(form.step('checking')).toBeTruthy();
    form.late(first);
    expect(form.step('sent').receipt.folio).toBe(folioOf(first));
  });

  it('mientras reviso el mismo texto, ya no hace falta enviarlo', () => {
    const { form, first } = timedOut();
    form.submit();
    form.late(first);
    expect(form.step('sent').receipt.folio).toBe(folioOf(first));
  });

  it('con datos, y ya reviso la denuncia anónima, no parece que la anónima salió', () => {
    const { form, first } = timedOut();
    form.switchMode();
    form.submit();
    form.late(first);
    expect(form.step('review').message.params['from_name']).toBe('Anónimo');
    expect(form.folios()).toEqual([folioOf(first)]);
  });

  it('con mi nombre, y ya lo borré para revisarla sin él, sigo en lo que reviso', () => {
    const { form, first } = timedOut();
    form.write({ nombre: '' });
    form.submit();
    form.late(first);
    expect(form.step('review').message.params['from_name']).toBe('');
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

  it('si ya cambié de modo o me falta algo, sigo donde estoy y tengo el folio', () => {
    const { form, first } = timedOut();
    form.write({ nombre: '', telefono: '', correo: '', descripcion: '' });
    form.submit();
    form.late(first);
    expect(form.step('invalid')).toBeTruthy();
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

  it('y otro texto lleva otro', () => {
    const { form, first } = timedOut();
    form.write(CORRECTED);
    expect(folioOf(form.send())).not.toBe(folioOf(first));
  });

  it('un texto que ya se entregó y escribo otra vez es otro mensaje', () => {
    const { form, first } = timedOut();
    form.late(first);
    form.write(DENUNCIA);
    expect(folioOf(form.send())).not.toBe(folioOf(first));
  });
});

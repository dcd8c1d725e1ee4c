/** @jest-environment node */
import { reasonOfAnswer, type Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { folioOf, openForm } from './machine';
import { DENUNCIA, SERVICIO, SERVIDOR, without } from './texts';

const UNSIGNED = without(SERVIDOR, 'checkbox');

/** A form sent with missing data clears its fields (section 4). */
function refused(text: Record<string, string> = UNSIGNED) {
  const form = openForm('queja');
  form.write(text);
  form.submit();
  return form;
}

describe('lo que se borra sin haberse entregado se puede recuperar', () => {
  // Especificación: 4-13, D27-01, D27-02
  it('la queja contra una persona servidora se borra aunque falte algo, y vuelve entera', () => {
    const form = refused();
    expect(form.step('invalid').missing).toEqual(['checkbox']);
    expect(form.written()).toEqual({});
    expect(form.dirty()).toBe(true);
    form.recover();
    expect(form.written()).toEqual(UNSIGNED);
    expect(form.state().undelivered).toEqual([]);
    expect(form.step('invalid').missing).toEqual(['checkbox']);
  });

  it('lo que se escribió después no se pierde al recuperar', () => {
    const form = refused();
    form.write({ cargo: 'Policía', checkbox: 'on' });
    form.recover();
    expect(form.written()).toEqual({ ...SERVIDOR, cargo: 'Policía' });
  });

  it('volver a intentar sin recuperar no pierde el primer texto', () => {
    const form = refused();
    form.write({ checkbox: 'on' });
    form.submit();
    form.recover();
    expect(form.written()).toEqual(SERVIDOR);
  });

  // Especificación: 4-14
  it.each([
    ['la queja por un servicio', 'queja', 1, without(SERVICIO, 'numeroDeReporte')],
    ['la denuncia', 'denuncia', 0, { fecha: DENUNCIA.fecha, lugar: DENUNCIA.lugar }],
    ['la denuncia anónima', 'denuncia', 1, { fecha: DENUNCIA.fecha }],
  ])('%s no se borra si falta algo', (_case, slug, changes, given) => {
    const form = openForm(slug);
    for (let change = 0; change < changes; change++) form.switchMode();
    form.write(given);
    form.submit();
    expect(form.step('invalid')).toBeTruthy();
    expect(form.written()).toEqual(given);
    expect(form.state().undelivered).toEqual([]);
  });

  it('lo que descarto no vuelve, y el folio de lo que ya llegó se queda', () => {
    const form = openForm('queja');
    form.sent(SERVIDOR);
    form.write(UNSIGNED);
    form.submit();
    form.discard();
    expect(form.written()).toEqual({});
    expect(form.state().undelivered).toEqual([]);
    expect(form.dirty()).toBe(false);
    expect(form.folios()).toHaveLength(1);
  });
});

const { REASONS } = FORMS;

function failed(slug = 'denuncia', text: Record<string, string> = DENUNCIA) {
  const form = openForm(slug);
  const message = form.sent(text, 'network');
  return { form, message };
}
const OTHER = { descripcion: 'Otra cosa distinta.' };

describe('si el envío falla', () => {
  // Especificación: D28-03
  it.each(Object.keys(REASONS) as Reason[])('por «%s», se dice y nada se pierde', (reason) => {
    const form = openForm('denuncia');
    const message = form.sent(DENUNCIA, reason);
    expect(form.step('failed')).toMatchObject({ reason, message });
    expect(form.folios()).toEqual([]);
    expect(form.dirty()).toBe(true);
    expect(form.written()).toEqual({ fecha: DENUNCIA.fecha });
    form.recover();
    expect(form.written()).toEqual(DENUNCIA);
  });

  it('la falla de la oficina se dice como suya, y un mensaje largo, que uno más corto pasa', () => {
    expect(REASONS[reasonOfAnswer(403, 'El buzón de la oficina está lleno.\n')].join(' ')).toMatch(
      /no se envió.*La falla es nuestra\. Use otra vía/,
    );
    expect(REASONS[reasonOfAnswer(413, '')].join(' ')).toMatch(/demasiado largo.*en partes/);
  });

  it('lo que escribo después se queda, y recuperar sólo llena lo vacío', () => {
    const { form } = failed();
    form.write({ nombre: 'Ana, otra vez' });
    form.recover();
    expect(form.written()).toEqual({ ...DENUNCIA, nombre: 'Ana, otra vez' });
    form.recover();
    expect(form.written()).toEqual(DENUNCIA);
  });

  // Especificación: D27-03
  it('de dos mensajes que fallaron recupero los dos, y cada uno llega cuando lo envío', () => {
    const { form, message } = failed();
    const second = { ...DENUNCIA, ...OTHER };
    form.sent(second, 'network');
    form.recover();
    expect(form.written()).toEqual(second);
    form.recover();
    expect(form.written()).toEqual(DENUNCIA);
    const again = form.send();
    form.answer('delivered');
    expect(folioOf(again)).toBe(folioOf(message));
    form.recover();
    expect(form.written()).toEqual(second);
    form.send();
    form.answer('delivered');
    expect(form.state().undelivered).toEqual([]);
    expect(form.folios()).toHaveLength(2);
  });

  it('un intento incompleto no entierra el mensaje que había fallado antes', () => {
    const { form } = failed('queja', SERVIDOR);
    form.write({ nombre: 'Otra persona' });
    form.submit();
    expect(form.step('invalid')).toBeTruthy();
    form.recover();
    expect(form.written()).toEqual({ nombre: 'Otra persona' });
    form.recover();
    expect(form.written()).toEqual({ ...SERVIDOR, nombre: 'Otra persona' });
    form.recover();
    expect(form.written()).toEqual(SERVIDOR);
  });
});

describe('reintentar', () => {
  it('si escribí otro mensaje completo, reviso ése y el primero sigue a salvo', () => {
    const { form } = failed();
    form.write({ ...OTHER, nombre: DENUNCIA.nombre });
    form.retry();
    expect(form.step('review').message.params).toMatchObject({ message: OTHER.descripcion });
    form.confirm();
    form.answer('delivered');
    form.recover();
    expect(form.written()).toEqual(DENUNCIA);
  });

  it('si corregí la fecha, que sigue a la vista, reviso el mensaje con la nueva', () => {
    const { form, message } = failed();
    form.write({ fecha: '2025-01-03' });
    form.retry();
    const { params } = form.step('review').message;
    expect(params).toEqual({
      ...message.params,
      fecha_percance: '2025-01-03',
      folio: expect.not.stringMatching(folioOf(message)),
    });
  });

  it('si empecé a escribir otra cosa, sale el primero y lo empezado se queda', () => {
    const { form, message } = failed('queja', SERVIDOR);
    form.write({ cargo: 'Otro cargo' });
    form.retry();
    expect(form.step('sending').message).toBe(message);
    form.answer('delivered');
    expect(form.written()).toEqual({ cargo: 'Otro cargo' });
  });

  it('si lo recuperé y le quité lo que hace falta, me lo dice: no sale el de antes', () => {
    const { form } = failed();
    form.recover();
    form.write({ nombre: '', telefono: '', correo: '', descripcion: '' });
    form.retry();
    expect(form.step('invalid').missing).toHaveLength(4);
    expect(form.written()).toEqual({ fecha: DENUNCIA.fecha, lugar: DENUNCIA.lugar });
  });
});

describe('un servicio ocupado', () => {
  it('se deja en paz cada vez más tiempo, hasta un minuto', () => {
    const form = openForm('denuncia');
    form.sent(DENUNCIA, 'busy');
    const waits = [form.step('failed').wait];
    for (const reason of ['down', 'busy', 'busy', 'busy', 'down'] as const) {
      form.retry();
      form.answer(reason);
      waits.push(form.step('failed').wait);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('tampoco se apresura desde la revisión, y la espera pasa', () => {
    const form = openForm('denuncia');
    form.sent(DENUNCIA, 'busy');
    form.recover();
    form.pass(1_500);
    form.submit();
    expect(form.step('review').wait).toBe(4);
    form.edit();
    form.pass(3_500);
    form.submit();
    expect(form.step('review').wait).toBe(0);
  });

  it('cuando contesta se olvida lo que tardó; otra falla no se espera', () => {
    const form = openForm('denuncia');
    form.sent(DENUNCIA, 'busy');
    form.retry();
    form.answer('network');
    expect(form.step('failed').wait).toBe(0);
    form.retry();
    form.answer('delivered');
    form.sent({ ...DENUNCIA, ...OTHER }, 'busy');
    expect(form.step('failed').wait).toBe(5);
  });
});

/** @jest-environment node */
import { openForm } from './machine';
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

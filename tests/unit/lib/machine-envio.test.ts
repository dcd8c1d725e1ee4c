/** @jest-environment node */
import { folioOf, openForm } from './machine';
import { DENUNCIA, SERVIDOR } from './texts';

const FOLIO = /^D-\d{8}-[0-9A-Z]{10}-.$/;

describe('lo que se envía', () => {
  it('la denuncia anónima no lleva identidad, aunque antes se haya escrito', () => {
    const form = openForm('denuncia');
    form.write(DENUNCIA);
    form.switchMode();
    const { params } = form.send();
    expect(params).toMatchObject({ from_name: 'Anónimo', folio: expect.stringMatching(FOLIO) });
    for (const identity of [DENUNCIA.nombre, DENUNCIA.telefono, DENUNCIA.correo])
      expect(JSON.stringify(params)).not.toContain(identity);
  });

  it('en una página sin https, donde falta parte del cifrado, también sale', () => {
    const whole = globalThis.crypto;
    const getRandomValues = whole.getRandomValues.bind(whole);
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
    const form = openForm('denuncia');
    expect(folioOf(form.sent(DENUNCIA))).toMatch(FOLIO);
    expect(form.step('sent')).toBeTruthy();
    Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
  });
});

describe('antes de enviar', () => {
  it('un folio se saca para el mensaje que se revisa, y para ningún intento que no llega a ella', () => {
    const drawn = jest.spyOn(globalThis.crypto, 'getRandomValues');
    const form = openForm('queja');
    form.submit();
    expect(form.step('invalid').missing.length).toBeGreaterThan(0);
    expect(drawn).not.toHaveBeenCalled();
    form.write(SERVIDOR);
    form.submit();
    expect(form.step('review')).toBeTruthy();
    expect(drawn).toHaveBeenCalled();
    drawn.mockRestore();
  });

  // Especificación: D35-01
  it('«Enviar» lleva a la revisión del mensaje, y sólo «Confirmar y enviar» lo pone en camino', () => {
    const form = openForm('queja');
    form.dispatch({ type: 'confirm' });
    expect(form.step('writing')).toBeTruthy();
    form.write(SERVIDOR);
    form.submit();
    const { message } = form.step('review');
    expect(form.confirm()).toBe(message);
  });

  it('al cambiar de modo el aviso de que falta algo se va', () => {
    const form = openForm('denuncia');
    form.submit();
    expect(form.step('invalid')).toBeTruthy();
    form.switchMode();
    expect(form.step('writing')).toBeTruthy();
  });
});

describe('mientras se envía', () => {
  it('nada más mueve el formulario: ni otro clic, ni otro modo, ni descartar', () => {
    const form = openForm('denuncia');
    form.write(DENUNCIA);
    const message = form.send();
    const { step, ...rest } = form.state();
    form.dispatch({ type: 'confirm' });
    form.submit();
    form.retry();
    form.switchMode();
    form.edit();
    form.discard();
    form.write({ descripcion: 'Otra' });
    expect(form.state()).toEqual({ step, ...rest });
    expect(form.step('sending').message).toBe(message);
  });
});

describe('cuando el envío llega', () => {
  it('da el folio que se envió', () => {
    const form = openForm('denuncia');
    const message = form.sent(DENUNCIA);
    expect(form.step('sent').receipt.folio).toBe(folioOf(message));
    expect(form.folios()).toEqual([folioOf(message)]);
  });

  it.each([
    ['denuncia', DENUNCIA, { fecha: DENUNCIA.fecha }],
    ['queja', SERVIDOR, {}],
  ])('borra lo que toca en la %s, y ya no hay nada que recuperar', (slug, text, left) => {
    const form = openForm(slug);
    form.sent(text);
    expect(form.written()).toEqual(left);
    expect(form.state().undelivered).toEqual([]);
    expect(form.dirty()).toBe(false);
  });

  // Especificación: 4-11
  it('la denuncia anónima conserva la fecha, y en ningún modo quién era antes', () => {
    const form = openForm('denuncia');
    form.write(DENUNCIA);
    form.switchMode();
    form.send();
    form.answer('delivered');
    form.switchMode();
    expect(form.written()).toEqual({ fecha: DENUNCIA.fecha });
  });

  it('lo que otro modo dejó escrito sigue sin enviar; quién soy, ya no', () => {
    const form = openForm('queja');
    form.switchMode();
    form.write({ numeroDeReporte: 'AC-7' });
    form.switchMode();
    form.sent(SERVIDOR);
    expect(form.dirty()).toBe(true);
    const denuncia = openForm('denuncia');
    denuncia.write(DENUNCIA);
    denuncia.switchMode();
    denuncia.send();
    denuncia.answer('delivered');
    expect(denuncia.dirty()).toBe(false);
  });

  it('si cambio de modo o empiezo otro mensaje, el folio y el acuse no se van', () => {
    const form = openForm('queja');
    const message = form.sent(SERVIDOR);
    form.switchMode();
    form.write({ nombres: 'Ana' });
    form.submit();
    expect(form.step('invalid')).toBeTruthy();
    expect(form.folios()).toEqual([folioOf(message)]);
  });
});

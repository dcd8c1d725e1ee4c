/** @jest-environment node */
import { withoutMarks } from '@/lib/forms/anonymity';
import { everyMode, writing, type ModeCase, type Values } from '../../e2e/support/modes';
import { correos, folioOf, openForm } from './machine';
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
});

describe('antes de una denuncia anónima', () => {
  const TELLING = 'Mi jefe cobra. Llame al 664 555 0123.';
  const anonymous = (descripcion: string, lugar = 'El parque') => {
    const form = openForm('denuncia');
    form.switchMode();
    form.write({ descripcion, lugar });
    form.submit();
    return form;
  };

  // Especificación: D35-03
  it.each([
    ['nada que marcar', 'El inspector cobra por los permisos.', 0],
    ['algo marcado', TELLING, 2],
  ])('con %s se pregunta, y nunca bloquea: al seguir sale como se escribió', (_, text, marks) => {
    const form = anonymous(text);
    expect(form.step('checking').marks).toHaveLength(marks);
    form.proceed();
    expect(form.confirm().params['message']).toBe(text);
  });

  it('cada marca se quita de su campo, y el otro sale como se escribió', () => {
    const form = anonymous(TELLING, 'Mi casa');
    const { marks } = form.step('checking');
    const place = marks.filter(({ field }) => field === 'lugar');
    form.proceed(withoutMarks(form.state().values, place));
    expect(form.confirm().params).toMatchObject({ lugar: '[omitido]', message: TELLING });
  });

  it('quien no eligió y dejó en blanco su nombre, su teléfono y su correo no se delata sin saberlo', () => {
    const form = openForm('denuncia');
    form.write({ descripcion: TELLING });
    form.submit();
    expect(form.step('checking').marks).toHaveLength(2);
    form.proceed();
    form.confirm();
    form.answer('delivered');
    expect(form.step('sent').nameless).toBe(true);
  });

  it('con datos no se revisa: quien da su nombre no lo esconde', () => {
    const form = openForm('denuncia');
    form.write({ ...DENUNCIA, descripcion: TELLING });
    form.submit();
    expect(form.step('review')).toBeTruthy();
    form.confirm();
    form.answer('delivered');
    expect(form.step('sent').nameless).toBe(false);
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
  // Especificación: 7-08, 7-09, 7-10, 7-11, 7-12, 7-13, 7-14, 7-15, 7-16, D32-03
  // Especificación: D28-04, 7-17, 7-18, 7-19, 7-20, 7-21, 7-22, 7-23
  // Especificación: 7-24, 7-25, 7-26, 7-27, 7-28, 7-29, 7-30, 7-31, 7-32, 7-33, 7-34, 7-35
  // Especificación: 4-10, 4-11, 4-12, 7-36, 7-37, 7-38, 7-39, 7-40, 7-41, 7-42, 7-43, 7-44
  it.each(Object.values(everyMode))(
    '$title llega completa, aunque antes falle dos veces, y se vacía lo que toca',
    (mode: ModeCase) => {
      const form = openForm(mode.form);
      if (mode.toggle) form.switchMode();
      const accepted: Values = mode.form === 'queja' ? { checkbox: 'on' } : {};
      const values: Values = { ...writing(mode, 'marca'), ...accepted };
      const message = form.sent(values, 'network');
      const folio = folioOf(message);
      expect(message.params).toEqual({ ...mode.payload(values, correos), folio });
      expect(Object.keys(form.written())).toEqual(mode.kept);
      form.recover();
      expect(form.written()).toEqual(values);
      for (const end of ['down', 'delivered'] as const) {
        form.retry();
        expect(form.step('sending').message).toBe(message);
        form.answer(end);
        expect(Object.keys(form.written())).toEqual(mode.kept);
      }
      expect(form.step('sent').receipt.folio).toBe(folio);
      expect(form.folios()).toEqual([folio]);
      expect(Object.keys(form.written())).toEqual(mode.kept);
      expect(form.state().undelivered).toEqual([]);
      expect(form.dirty()).toBe(false);
    },
  );

  // Especificación: 4-11
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
    denuncia.switchMode();
    expect(denuncia.written()).toEqual({ fecha: DENUNCIA.fecha });
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

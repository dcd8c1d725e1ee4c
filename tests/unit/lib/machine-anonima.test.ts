/** @jest-environment node */
import { withoutMarks } from '@/lib/forms/identification';
import { openForm } from './machine';
import { DENUNCIA } from './texts';

const TELLING = 'Mi jefe cobra. Llame al 664 555 0123.';

/** An anonymous report, once «Enviar» was pressed. */
function submitted(descripcion = TELLING) {
  const form = openForm('denuncia');
  form.switchMode();
  form.write({ descripcion, lugar: 'El parque' });
  form.submit();
  return form;
}

describe('antes de una denuncia anónima', () => {
  it('aunque no haya nada que marcar se pregunta, y al seguir sale como se escribió', () => {
    const text = 'El inspector cobra por los permisos.';
    const form = submitted(text);
    expect(form.step('checking').marks).toEqual([]);
    form.proceed();
    expect(form.confirm().params['message']).toBe(text);
  });

  it('cada marca se quita de su campo, y el otro sale como se escribió', () => {
    const form = openForm('denuncia');
    form.switchMode();
    form.write({ lugar: 'Mi casa', descripcion: TELLING });
    form.submit();
    const { marks } = form.step('checking');
    const place = marks.filter(({ field }) => field === 'lugar');
    form.proceed(withoutMarks(form.state().values, place));
    expect(form.confirm().params).toMatchObject({ lugar: '[omitido]', message: TELLING });
  });

  // Especificación: D35-03
  it('nunca bloquea: sin decidir nada sale como se escribió', () => {
    const form = submitted();
    form.proceed();
    expect(form.confirm().params['message']).toBe(TELLING);
  });

  it('con datos no se revisa: quien da su nombre no lo esconde', () => {
    const form = openForm('denuncia');
    form.write({ ...DENUNCIA, descripcion: TELLING });
    form.submit();
    expect(form.step('review')).toBeTruthy();
  });
});

import { screen } from '@testing-library/react';
import {
  click,
  DENUNCIA,
  mocked,
  open,
  sent,
  SERVICIO,
  SERVIDOR,
  spies,
  submit,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  spies();
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
});
const recover = () => click('Recuperar lo escrito');
const typed = () => Object.fromEntries(Object.entries(values()).filter(([, value]) => value));
const UNSIGNED: Record<string, string> = { ...SERVIDOR };
delete UNSIGNED['checkbox'];

describe('lo que se borra sin haberse entregado se puede recuperar', () => {
  it('la queja contra una persona servidora se borra aunque falte algo, y vuelve entera', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    expect(typed()).toEqual({});
    recover();
    expect(typed()).toEqual(UNSIGNED);
    expect(screen.queryByRole('button', { name: 'Recuperar lo escrito' })).toBeNull();
  });

  it('recuperada y completa, se envía', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    recover();
    write({ checkbox: 'on' });
    await sent(/exitosamente/);
    expect(mocked.send.mock.calls[0]?.[2]).toMatchObject({
      message: SERVIDOR.descripcion,
      from_name: SERVIDOR.nombre,
    });
  });

  it('lo que se escribió después no se pierde al recuperar', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    write({ cargo: 'Policía', checkbox: 'on' });
    recover();
    expect(typed()).toEqual({ ...SERVIDOR, cargo: 'Policía' });
  });

  it('volver a intentar sin recuperar no pierde el primer texto', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    write({ checkbox: 'on' });
    await submit();
    recover();
    expect(typed()).toEqual(SERVIDOR);
  });

  it('tampoco si había algo escrito en el otro modo', async () => {
    open('queja');
    click('Queja servicio público');
    write({ numeroDeReporte: 'AC-7' });
    click('Queja servidor público');
    write(UNSIGNED);
    await submit();
    await submit();
    recover();
    expect(typed()).toEqual(UNSIGNED);
  });

  it('sin nada escrito no hay nada que recuperar', async () => {
    open('queja');
    await submit();
    expect(screen.queryByRole('button', { name: 'Recuperar lo escrito' })).toBeNull();
  });

  it.each([
    [
      'la queja por un servicio',
      'queja',
      'Queja servicio público',
      { ...SERVICIO, numeroDeReporte: '' },
    ],
    ['la denuncia', 'denuncia', null, { fecha: DENUNCIA.fecha, lugar: DENUNCIA.lugar }],
  ])('%s no se borra si falta algo', async (_case, slug, change, given) => {
    open(slug);
    if (change) click(change);
    write(given);
    await submit();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(typed()).toEqual(Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
  });

  it('nada de lo escrito se guarda en el equipo', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

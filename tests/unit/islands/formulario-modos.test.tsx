import { screen } from '@testing-library/react';
import {
  ANONYMOUS,
  click,
  DENUNCIA,
  IDENTIFIED,
  open,
  SERVIDOR,
  values,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const names = () => Object.keys(values());
const title = () => screen.getByRole('heading').textContent;
const hints = () =>
  [...document.querySelectorAll('[placeholder]')].map((one) => one.getAttribute('placeholder'));

describe('la queja', () => {
  it('empieza en el modo servidor público, con sus campos', () => {
    open('queja');
    expect(title()).toBe('Queja electrónica servidor público');
    expect(names()).toEqual([
      'nombre',
      'telefono',
      'direccion',
      'correo',
      'nombreServidorP',
      'dependencia',
      'cargo',
      'descripcion',
      'checkbox',
    ]);
    expect(hints()).toEqual([
      'Su nombre completo',
      'Ingresar su teléfono',
      'Ingresar su dirección',
      'Ingresar su correo electrónico',
      'Si es posible, nombre completo',
      'Si es posible, Lugar donde trabaja',
      'Si es posible, La posición del servidor',
      'Describe lo sucedido...',
    ]);
  });

  it('pasa al modo servicio público y vuelve, con los textos de la especificación', () => {
    open('queja');
    expect(
      screen.getByRole('button', { name: 'Queja servicio público' }),
    ).toHaveAccessibleDescription('Cambiar a queja servicio público');
    click('Queja servicio público');
    expect(title()).toBe('Queja electrónica Servicio público');
    expect(names()).toEqual(['nombres', 'telefono', 'numeroDeReporte', 'descripcion', 'checkbox']);
    expect(hints()).toEqual([
      'Nombre Completo',
      'número Telefonico de Casa o Celular',
      'Número de reporte ATNCIUD',
      'Describe lo sucedido...',
    ]);
    expect(
      screen.getByRole('button', { name: 'Queja servidor público' }),
    ).toHaveAccessibleDescription('Cambiar a queja servidor público');
    click('Queja servidor público');
    expect(title()).toBe('Queja electrónica servidor público');
  });

  it('conserva lo escrito al cambiar de modo', () => {
    open('queja');
    write(SERVIDOR);
    click('Queja servicio público');
    expect(values()).toEqual({
      nombres: '',
      telefono: SERVIDOR.telefono,
      numeroDeReporte: '',
      descripcion: SERVIDOR.descripcion,
      checkbox: 'on',
    });
    click('Queja servidor público');
    expect(values()).toEqual(SERVIDOR);
  });

  it('pide asegurar que la información es correcta', () => {
    open('queja');
    expect(
      screen.getByRole('checkbox', {
        name: 'Aseguro que la información que otorgo en este formulario es correcta, y acepto las responsabilidades de seguimiento.',
      }),
    ).toBeRequired();
  });
});

describe('la denuncia', () => {
  it('empieza identificada, con sus campos', () => {
    open('denuncia');
    expect(title()).toBe('Denuncia Electrónica');
    expect(names()).toEqual(['nombre', 'telefono', 'correo', 'fecha', 'lugar', 'descripcion']);
  });

  it('en modo anónimo esconde nombre, teléfono y correo, y vuelve', () => {
    open('denuncia');
    write(DENUNCIA);
    const button = screen.getByRole('button', { name: ANONYMOUS });
    expect(button).toHaveTextContent('Activar modo anónimo/active');
    expect(button.querySelector('[lang=en]')).toHaveTextContent('/active');
    click(ANONYMOUS);
    const { fecha, lugar, descripcion } = DENUNCIA;
    expect(values()).toEqual({ fecha, lugar, descripcion });
    expect(document.body.innerHTML).not.toContain(DENUNCIA.nombre);
    click(IDENTIFIED);
    expect(values()).toEqual(DENUNCIA);
  });
});

describe('los controles', () => {
  it('son del tipo que ayuda a escribirlos', () => {
    open('denuncia');
    const inputs = [...document.querySelectorAll('input')];
    expect(inputs.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'nombre text',
      'telefono tel',
      'correo email',
      'fecha date',
      'lugar text',
    ]);
    expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
  });

  it('la descripción mide doce renglones', () => {
    open('queja');
    expect(screen.getByLabelText('Descripción de los hechos')).toHaveAttribute('rows', '12');
  });

  it('todos tienen etiqueta, y ningún id se repite', () => {
    open('queja');
    for (const control of document.querySelectorAll<HTMLElement>('input, textarea'))
      expect(control).toHaveAccessibleName();
    const repeated = (id: string) => document.querySelectorAll(`[id="${id}"]`).length > 1;
    expect([...document.querySelectorAll('[id]')].filter(({ id }) => repeated(id))).toEqual([]);
  });

  it('el formato del correo o del teléfono no impide enviar', () => {
    open('denuncia');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    expect(document.querySelector('[pattern], [required], [minlength], [maxlength]')).toBeNull();
  });
});

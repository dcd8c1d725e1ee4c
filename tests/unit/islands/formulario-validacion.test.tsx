import { screen, within } from '@testing-library/react';
import { ANONYMOUS, click, mocked, open, SERVIDOR, spies, submit, write } from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  spies();
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
});
const UNSIGNED: Record<string, string> = { ...SERVIDOR };
delete UNSIGNED['checkbox'];

describe('si falta algo no se envía', () => {
  it.each([
    ['denuncia', 'Favor de llenar todos los campos!'],
    ['queja', 'Favor de rellenar todos los campos!'],
  ])('en la %s se dice «%s»', async (slug, message) => {
    open(slug);
    await submit();
    expect(within(screen.getByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(mocked.send).not.toHaveBeenCalled();
  });

  it('se nombra cada dato que falta, con enlace a su lugar', async () => {
    open('queja');
    write(UNSIGNED);
    await submit();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#queja-checkbox']);
    const box = screen.getByRole('checkbox');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Marque esta casilla para enviar.');
    expect(screen.getByLabelText('Cargo')).not.toBeInvalid();
  });

  it('los espacios no cuentan', async () => {
    open('denuncia');
    write({ descripcion: '   ', nombre: '\t' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Favor de llenar todos los campos!');
  });

  it('al cambiar de modo el aviso se va', async () => {
    open('denuncia');
    await submit();
    click(ANONYMOUS);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

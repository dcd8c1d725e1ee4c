import { screen, within } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import {
  ANONYMOUS,
  click,
  controls,
  mocked,
  open,
  outcomeBox,
  SERVIDOR,
  submit,
  values,
  without,
  write,
} from './formulario';

const { NOTHING_LACKS, RECOVER, RECOVERED } = FORMS;

describe('si falta algo', () => {
  // Especificación: 5-24, 5-29, 5-39, 5-46, 8-01, 8-02
  it.each([
    ['denuncia', 'Favor de llenar todos los campos!'],
    ['queja', 'Favor de rellenar todos los campos!'],
  ])('en la %s se dice «%s», y no se envía', async (slug, message) => {
    open(slug);
    await submit();
    expect(within(screen.getByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(outcomeBox()).toHaveFocus();
    expect(mocked.send).not.toHaveBeenCalled();
  });

  // Especificación: 5-30
  it('se nombra cada dato que falta, con enlace a su lugar', async () => {
    open('queja');
    write(without(SERVIDOR, 'checkbox'));
    await submit();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#queja-checkbox']);
    const box = screen.getByRole('checkbox');
    expect(box).toBeInvalid();
    expect(links[0]).toHaveTextContent('«Aseguro que la información…»');
    expect(box).toHaveAccessibleDescription(/Marque «Aseguro que la información…»\.$/);
    expect(screen.getByLabelText('Cargo')).not.toBeInvalid();
  });

  it('cada dato que falta dice qué escribir', async () => {
    open('queja');
    await submit();
    const said = (label: string) => screen.getByLabelText(label);
    expect(said('Dirección')).toHaveAccessibleDescription('Escriba su dirección.');
    expect(said('Correo electrónico')).toHaveAccessibleDescription(
      'Escriba su correo electrónico.',
    );
    expect(said('Cargo')).toHaveAccessibleDescription(/Escriba el cargo\.$/);
    expect(said('Dependencia')).toHaveAccessibleDescription(/Escriba la dependencia\.$/);
  });

  it('el título del documento dice el error, y lo deja de decir cuando ya no lo hay', async () => {
    document.title = 'Presentar una queja';
    open('queja');
    expect(document.title).toBe('Presentar una queja');
    await submit();
    expect(document.title).toBe('Error: Presentar una queja');
    write(SERVIDOR);
    await submit();
    expect(document.title).toBe('Revise: Presentar una queja');
    click('Corregir');
    expect(document.title).toBe('Presentar una queja');
  });

  // Especificación: D45-01
  it('al recuperar, se dice junto al foco, y la marca y el foco van a lo que falta', async () => {
    open('queja');
    write(without(SERVIDOR, 'dependencia'));
    await submit();
    click(RECOVER);
    expect(screen.getByLabelText('Dependencia')).toBeInvalid();
    expect(screen.getByLabelText('Dependencia')).toHaveFocus();
    expect(screen.getByText(RECOVERED)).toBeVisible();
    expect(screen.getByText(RECOVERED).parentElement).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByLabelText('Cargo')).not.toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(/Falta 1 dato: ?Escriba la dependencia/);
  });

  it.each([
    ['con nombre', false, { telefono: '664 555 0123' }],
    ['anónima', true, { lugar: 'Centro' }],
  ])(
    'de la denuncia %s basta contar qué pasó: sólo eso se marca, con enlace, y con otro dato que baste se va la marca',
    async (_how, anonymous, enough) => {
      open('denuncia');
      if (anonymous) click(ANONYMOUS);
      await submit();
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent('Basta con que cuente qué pasó.');
      expect(within(alert).getByRole('link')).toHaveTextContent('Cuente qué pasó.');
      const marked = () => controls().filter((control) => control.matches('[aria-invalid=true]'));
      expect(marked().map(({ name }) => name)).toEqual(['descripcion']);
      expect(marked()[0]).toHaveAccessibleDescription(/Cuente qué pasó\.$/);
      write(enough);
      expect(marked()).toEqual([]);
      expect(outcomeBox()).toHaveTextContent(NOTHING_LACKS);
    },
  );

  // Especificación: D35-04
  it('lo que se borró está a la vista y vuelve con el botón del aviso; lo que se llena sin recuperarlo ya no falta', async () => {
    open('queja');
    write(without(SERVIDOR, 'checkbox'));
    await submit();
    const kept = screen.getByRole('region', { name: 'Lo que escribió' });
    expect(kept).toHaveTextContent(SERVIDOR.descripcion);
    expect(kept).toHaveTextContent(SERVIDOR.cargo);
    expect(Object.values(values()).join('')).toBe('');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/está guardado/)).toBeInTheDocument();
    expect(alert.getByRole('button', { name: RECOVER })).toBeEnabled();
    write({ checkbox: 'on' });
    expect(outcomeBox()).toHaveTextContent('Lo que faltaba ya está');
    click(RECOVER);
    expect(kept).not.toBeInTheDocument();
    expect(values()).toEqual(SERVIDOR);
  });

  // Especificación: D27-04
  it('nada de lo escrito se guarda en el equipo', async () => {
    open('queja');
    write(without(SERVIDOR, 'checkbox'));
    await submit();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORMS } from '@/lib/ui-texts';
import { ANONYMOUS, click, controls, DENUNCIA, open, SERVIDOR, without, write } from './formulario';

const { REVIEW_TITLE } = FORMS;

describe('los campos en la pantalla', () => {
  // Especificación: 5-02, 5-03, 5-04, 5-05, 5-06, 3-02, 3-03, 3-05, 3-12, 5-53, D29-01
  // Especificación: 5-48, 5-50, 5-51
  it('son los de su modo, del tipo y con la guía que ayudan a escribirlos', () => {
    open('denuncia');
    expect(controls().map(({ name, type, placeholder }) => [name, type, placeholder])).toEqual([
      ['nombre', 'text', 'Su nombre completo'],
      ['telefono', 'tel', 'Ingresar su teléfono'],
      ['correo', 'email', 'Ingresar su correo electrónico'],
      ['fecha', 'date', ''],
      ['lugar', 'text', ''],
      ['descripcion', 'textarea', 'Describe lo sucedido...'],
    ]);
    expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Descripción de los hechos')).toHaveAttribute('rows', '12');
    // The browser's own validation must block nothing.
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    expect(document.querySelector('[pattern], [required], [minlength], [maxlength]')).toBeNull();
  });

  // Browsers remember the fields of a form that is submitted or removed.
  it.each(['el botón', 'la tecla Entrar'])(
    'con %s el navegador no ve salir el formulario, y los campos se van vacíos',
    async (way) => {
      open('denuncia');
      write(DENUNCIA);
      const gone = controls();
      const submitted = jest.fn();
      document.addEventListener('submit', submitted);
      if (way === 'el botón') await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
      else await userEvent.type(screen.getByLabelText('Correo electrónico'), '{Enter}');
      document.removeEventListener('submit', submitted);
      expect(screen.getByRole('region', { name: REVIEW_TITLE })).toBeVisible();
      expect(submitted).not.toHaveBeenCalled();
      expect(gone.map(({ value }) => value)).toEqual(gone.map(() => ''));
    },
  );

  // Especificación: 4-06, 4-07, 4-08, D30-01
  it('cambian con el modo, y el botón dice a cuál', () => {
    open('queja');
    for (const [here, other] of [
      ['servidor público', 'servicio público'],
      ['Servicio público', 'servidor público'],
    ]) {
      expect(screen.getByRole('heading')).toHaveTextContent(`Queja electrónica ${here}`);
      const button = screen.getByRole('button', { name: `Queja ${other}` });
      expect(button).toHaveAccessibleDescription(`Cambiar a queja ${other}`);
      click(`Queja ${other}`);
    }
  });

  // Especificación: 4-02, 4-03, D30-02, D36-01
  it('en modo anónimo nada de la identidad queda en la página; el botón dice su mitad en inglés', () => {
    open('denuncia');
    write(DENUNCIA);
    const button = screen.getByRole('button', { name: ANONYMOUS });
    expect(button).toHaveTextContent('Activar modo anónimo/active');
    expect(button.querySelector('[lang=en]')).toHaveTextContent('/active');
    click(ANONYMOUS);
    for (const identity of [DENUNCIA.nombre, DENUNCIA.telefono, DENUNCIA.correo])
      expect(document.body.innerHTML).not.toContain(identity);
    expect(screen.getByLabelText('Descripción de los hechos')).toHaveAccessibleDescription(
      /sin decir cómo se enteró/,
    );
  });
});

describe('mientras escribo', () => {
  // Especificación: D45-02
  it('lo obligatorio se dice una vez y se oye en cada campo; lo opcional está marcado; se dice cuánto falta antes de pulsar «Enviar»', () => {
    open('queja');
    const labelled = (name: string) => screen.getByLabelText(name).closest('.field');
    expect(screen.getAllByText(/obligatorio/).map(({ textContent }) => textContent)).toEqual([
      'Todo es obligatorio, menos «Nombre».',
    ]);
    expect(screen.getByLabelText('Cargo')).toBeRequired();
    expect(labelled('Cargo')).not.toHaveTextContent('opcional');
    expect(screen.getByLabelText('Nombre')).not.toBeRequired();
    expect(labelled('Nombre')).toHaveTextContent('Nombre(opcional)');
    expect(screen.getByRole('checkbox', { name: /^Aseguro que la información/ })).toBeRequired();
    const unsure = controls().filter(({ placeholder }) => placeholder.startsWith('Si es posible'));
    expect(unsure).toHaveLength(3);
    for (const control of unsure)
      expect(control).toHaveAccessibleDescription(/escriba «no lo sé»\.$/);
    expect(document.body).not.toHaveTextContent(/Faltan? \d/);
    write(without(SERVIDOR, 'dependencia', 'cargo'));
    expect(document.body).toHaveTextContent('Faltan 2 datos. Primero verá el mensaje completo');
  });

  it('donde basta un dato cualquiera, nada es obligatorio, y todo menos el relato se marca opcional', () => {
    open('denuncia');
    expect(document.body).not.toHaveTextContent('obligatorio');
    const optional = screen.getAllByText('(opcional)').map(({ parentElement }) => parentElement);
    expect(optional.map((label) => label?.textContent)).toEqual([
      'Nombre(opcional)',
      'Teléfono(opcional)',
      'Correo electrónico(opcional)',
      'Fecha de lo ocurrido(opcional)',
      'Lugar(opcional)',
    ]);
  });

  it('un dato raro merece un consejo al salir de él, no antes', () => {
    open('queja');
    const phone = screen.getByLabelText('Teléfono');
    fireEvent.change(phone, { target: { value: '12' } });
    expect(document.body).not.toHaveTextContent('diez cifras');
    fireEvent.blur(phone);
    expect(document.body).toHaveTextContent('un teléfono de México tiene diez cifras');
  });

  it('primero está cómo: ninguna manera está elegida hasta que la elijo, cada tarjeta elige la suya, y bajo ambas está el mando que lleva a la otra', () => {
    open('denuncia');
    const choice = within(screen.getByRole('group', { name: '¿Cómo quiere denunciar?' }));
    const chosen = () => choice.getAllByRole('listitem').map((way) => way.ariaCurrent);
    expect(chosen()).toEqual([null, null]);
    const own = choice.getByRole('button', { name: 'Dando mi nombre', pressed: false });
    click('Dando mi nombre');
    expect(chosen()).toEqual(['true', null]);
    expect(own).toHaveAttribute('aria-pressed', 'true');
    const live = document.querySelector('[role=group] [aria-live=polite]')!;
    write({ nombre: 'Ana' });
    click(ANONYMOUS);
    expect(chosen()).toEqual([null, 'true']);
    expect(live).toHaveTextContent(
      'Está llenando: Denuncia Electrónica anónima. Modo anónimo: no se enviarán su nombre, su teléfono ni su correo electrónico.',
    );
    expect(screen.queryByLabelText('Nombre')).toBeNull();
    click('Dando mi nombre');
    expect(chosen()).toEqual(['true', null]);
    expect(choice.getByRole('button', { name: ANONYMOUS })).toBeVisible();
  });

  it.each(['queja', 'sugerencia'])(
    'lo que se escribe en la %s no pasa por el traductor, el corrector ni las sugerencias del navegador',
    (slug) => {
      open(slug);
      const typed = controls().filter(({ type }) => type !== 'checkbox');
      expect(typed.length).toBeGreaterThan(2);
      for (const control of typed) {
        expect(control).toHaveAttribute('translate', 'no');
        expect(control).toHaveAttribute('spellcheck', 'false');
        expect(control).toHaveAttribute('writingsuggestions', 'false');
      }
    },
  );
});

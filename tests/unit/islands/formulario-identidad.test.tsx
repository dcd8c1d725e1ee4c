import { screen, within } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import { ANONYMOUS, click, confirm, messages, mocked, open, submit, write } from './formulario';

const { ASKED, CHOOSE_AGAIN, GO_ON, GO_ON_AS_CHOSEN, KEEP_AND_GO_ON, REVIEW_TITLE } = FORMS;
const { REMOVE_AND_GO_ON } = FORMS;

const TELLING = 'Mi jefe cobra. Llame al 664 555 0123.';

describe('la revisión de quién escribe una denuncia anónima', () => {
  async function check(descripcion = TELLING) {
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion, lugar: 'El parque' });
    await submit();
  }
  /** @returns the sent text */
  const message = async (name: string) => {
    click(name);
    await confirm();
    return messages()[0]?.['message'];
  };
  const filled = () =>
    [...document.querySelectorAll('.form-panel .button:not(.button-outline)')].map(
      (button) => button.textContent,
    );
  const preview = () => [...document.querySelectorAll('.marked-text')].at(-1)?.textContent;

  const questions = [/calle/, /apodo.*puesto/, /quién más estaba/, /familia/];
  const expectAsked = () => {
    expect(ASKED).toHaveLength(questions.length);
    questions.forEach((question, at) => expect(ASKED[at]).toMatch(question));
    for (const asked of ASKED) expect(screen.getByText(asked)).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: /^Revise si/ })).getAllByRole(
      'button',
    );
    // Who goes on has read what no mark finds.
    const read = screen.getByText(ASKED[0]!).compareDocumentPosition(first!);
    expect(read).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  };

  it('sin ninguna marca se lee lo escrito, hace las cuatro preguntas, y un botón lleva a la revisión', async () => {
    await check('El inspector cobra por los permisos.');
    expectAsked();
    expect(filled()).toEqual([GO_ON]);
    expect(preview()).toBe('El inspector cobra por los permisos.');
    click(GO_ON);
    expect(screen.getByRole('region', { name: REVIEW_TITLE })).not.toHaveTextContent('Conserva');
  });

  it('también la pide quien no eligió y no dio sus datos, y después lee que va sin ellos, no que los da', async () => {
    open('denuncia');
    write({ descripcion: TELLING });
    await submit();
    click(REMOVE_AND_GO_ON);
    const review = screen.getByRole('region', { name: REVIEW_TITLE });
    expect(review).toHaveTextContent('Va sin nombre, teléfono ni correo electrónico.');
    expect(review).not.toHaveTextContent('Dando mi nombre');
    expect(review).toHaveTextContent('¿Cómo quiere denunciar?Sin escribir sus datosCambiar');
  });

  // Especificación: D35-03, D47-01
  it('marca en su sitio lo que podría decirlo, y pregunta; «Quitar todo y continuar», lo primero y lleno, lleva a la revisión sin nada de lo marcado', async () => {
    await check();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Mi jefe', expect.stringContaining('664 555 0123')]);
    expect(mocked.send).not.toHaveBeenCalled();
    expectAsked();
    const [first] = within(screen.getByRole('region', { name: /^Revise si/ })).getAllByRole(
      'button',
    );
    expect(first).toHaveTextContent(REMOVE_AND_GO_ON);
    expect(filled()).toEqual([REMOVE_AND_GO_ON]);
    expect(preview()).toBe('[omitido] cobra.');
    expect(await message(REMOVE_AND_GO_ON)).toBe('[omitido] cobra.');
  });

  it('«Continuar sin quitar» no es un botón lleno, y lleva el texto intacto', async () => {
    await check();
    expect(screen.getByRole('button', { name: KEEP_AND_GO_ON })).toHaveClass('button-outline');
    click(KEEP_AND_GO_ON);
    const review = screen.getByRole('region', { name: REVIEW_TITLE });
    expect(review).toHaveTextContent('Conserva 2 datos que pueden identificarle.');
    expect(review).not.toHaveTextContent('Va sin nombre');
    const kept = [...document.querySelectorAll('.review mark')].map((mark) => mark.textContent);
    expect(kept).toEqual(['Mi jefe', expect.stringContaining('664 555 0123')]);
    await confirm();
    expect(messages()[0]?.['message']).toBe(TELLING);
  });

  const struck = () => [...document.querySelectorAll('del')].map((gone) => gone.textContent);

  it('lo que se quita se ve tachado, en el texto y junto a su botón, y no sale; lo que se conserva sale igual', async () => {
    await check();
    click(/^Quitar .*664 555 0123/);
    expect(struck()).toEqual([
      expect.stringContaining('664 555 0123'),
      expect.stringMatching(/^«.*664 555 0123»$/),
    ]);
    expect(screen.queryByRole('button', { name: KEEP_AND_GO_ON })).toBeNull();
    expect(await message(GO_ON_AS_CHOSEN)).toBe('Mi jefe cobra.');
  });

  it('mientras falta una marca por decidir dice que se queda, y el botón lleno es el que quita todo', async () => {
    await check();
    click(/^Quitar .*664 555 0123/);
    expect(filled()).toEqual([REMOVE_AND_GO_ON]);
    // Beside the button that goes on, which stays in sight.
    const bar = screen.getByRole('button', { name: GO_ON_AS_CHOSEN }).parentElement;
    expect(bar).toHaveTextContent('Falta 1: si continúa, se queda.');
    click(/^Conservar «Mi jefe»/);
    expect(filled()).toEqual([GO_ON_AS_CHOSEN]);
    expect(bar).not.toHaveTextContent('Falta');
  });

  it('desde la revisión vuelve a elegir entre las marcas que se quedaron', async () => {
    await check();
    click(/^Quitar .*664 555 0123/);
    click(GO_ON_AS_CHOSEN);
    click(CHOOSE_AGAIN);
    await screen.findByRole('region', { name: /^Revise si/ });
    expect(screen.queryByRole('button', { name: /^Quitar .*664 555 0123/ })).toBeNull();
    click('Quitar «Mi jefe»');
    expect(await message(GO_ON_AS_CHOSEN)).toBe('[omitido] cobra.');
  });

  it('lo marcado es todo lo que se quita: también «y mi teléfono es»', async () => {
    await check('Pidió dinero. Soy Ana Pérez y mi teléfono es 664 555 0123.');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent?.trim());
    expect(marks).toEqual(['Soy Ana Pérez y mi teléfono es 664 555 0123.']);
    expect(preview()).toBe('Pidió dinero.');
  });

  it('dos marcas iguales se distinguen al oírlas', async () => {
    await check('Mi jefe cobra y Mi jefe manda.');
    click('Quitar «Mi jefe» (2)');
    expect(await message(GO_ON_AS_CHOSEN)).toBe('Mi jefe cobra y [omitido] manda.');
  });
});

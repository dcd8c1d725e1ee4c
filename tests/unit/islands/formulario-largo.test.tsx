import { screen } from '@testing-library/react';
import type * as Anonymity from '@/lib/forms/anonymity';
import { marksOf } from '@/lib/forms/anonymity';
import { FORMS } from '@/lib/ui-texts';
import { ANONYMOUS, click, confirm, messages, open, submit, write } from './formulario';

const { REMOVE_AND_GO_ON } = FORMS;

jest.mock('@/lib/forms/anonymity', () => {
  const actual = jest.requireActual<typeof Anonymity>('@/lib/forms/anonymity');
  return { ...actual, marksOf: jest.fn(actual.marksOf) };
});

/** Without closed folds. */
const laidOut = () =>
  [...document.querySelectorAll('.marked-text, form > .form-panel > .review dd')]
    .map(({ textContent }) => textContent.length)
    .reduce((all, one) => all + one, 0);

const ODD = [
  'Ñandú, pingüino, ¡así!, «comillas», Ångström, e\u0301 😀 👩‍👩‍👧 🇲🇽 ☎️',
  `"doble" 'simple' \`grave\` \\ / % & # {{nombre}} \${x} ;-- $& $1`,
  '<script>document.title="x"</script><img src=x onerror="alert(1)"></pre></dd>&lt;b&gt;&amp;',
  'שלום עולם — مرحبا بالعالم (1) \u202eal revés\u202c fin',
  'Uno\n\n  dos\n\ttres\n.\n..\nFrom aquí\n--límite\n=3D fin',
].join('\n');

describe('un texto de cuarenta mil letras, con todo lo que se puede escribir,', () => {
  const SENTENCE = 'Mi jefe pidió dinero el lunes y nadie dio recibo a la gente. ';
  const text = SENTENCE.repeat(Math.ceil(40_000 / SENTENCE.length)) + ODD;

  // Especificación: 5-51
  it('se busca una sola vez de «Enviar» a enviado, de él sólo se dibuja el principio, y llega igual', async () => {
    open('denuncia');
    click(ANONYMOUS);
    write({ descripcion: text });
    expect(marksOf).not.toHaveBeenCalled();
    await submit();
    expect(laidOut()).toBeLessThan(50_000);
    expect(document.querySelectorAll('mark').length).toBeLessThan(500);
    expect(screen.getAllByRole('button', { name: /^Quitar «/ })).toHaveLength(20);
    click(REMOVE_AND_GO_ON);
    expect(laidOut()).toBeLessThan(25_000);
    await confirm();
    expect(marksOf).toHaveBeenCalledTimes(1);
    expect(messages()[0]?.['message']).toBe(text.replaceAll('Mi jefe', '[omitido]'));
  });
});

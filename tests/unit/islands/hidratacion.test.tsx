import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FORMS } from '@/lib/ui-texts';
import { click, FormIsland, propsOf, SERVIDOR, submit, values } from './formulario';

const { CORRECT } = FORMS;

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

async function arrive(slug: string, typed: Record<string, string>, built?: ReactNode) {
  const form = <FormIsland {...propsOf(slug)} />;
  const page = <FormIsland {...propsOf(slug)} before={built} />;
  document.body.innerHTML = `<div id="island">${renderToString(page)}</div>`;
  const before = document.querySelector('form');
  for (const [name, value] of Object.entries(typed)) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    if (value === 'on') control.checked = true;
    else control.value = value;
  }
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    root = hydrateRoot(document.getElementById('island')!, form);
  });
  return { complaints: complaints.mock.calls, same: document.querySelector('form') === before };
}

describe('al llegar el programa a la página', () => {
  it('lo que ya se escribió se queda, casilla incluida', async () => {
    await arrive('queja', SERVIDOR);
    expect(values()).toEqual(SERVIDOR);
    click('Queja servicio público');
    click('Queja servidor público');
    expect(values()).toEqual(SERVIDOR);
  });

  it('toma la página tal como está, sin rehacerla', async () => {
    expect(await arrive('queja', {})).toEqual({ complaints: [], same: true });
  });

  it('deja en su sitio lo que sólo escribe la compilación, y lo esconde mientras se revisa', async () => {
    const { complaints } = await arrive('queja', SERVIDOR, <p>Lo que conviene saber</p>);
    const words = screen.getByText('Lo que conviene saber');
    expect(complaints).toEqual([]);
    await submit();
    expect(words).not.toBeVisible();
    click(CORRECT);
    expect(words).toBeVisible();
    expect(words).toHaveTextContent('Lo que conviene saber');
  });

  it('antes de llegar, nada se puede enviar a medias: «Enviar» guarda el toque', () => {
    document.body.innerHTML = renderToString(<FormIsland {...propsOf('denuncia')} />);
    const button = screen.getByRole('button', { name: 'Enviar' });
    expect(button).toBeEnabled();
    expect(document.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(document.querySelector('form')).not.toHaveAttribute('action');
  });
});

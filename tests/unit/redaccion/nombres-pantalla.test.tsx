import { screen, within } from '@testing-library/react';
import type { Name } from '@/lib/content/model';
import type { ApiJson, Opened } from '@/scripts/redaccion/api';
import { openPiece } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const FILE = 'content/x.yml';
const RENAMED = 'content/direcciones/obras.md';

function open(collection: Name, data: object, more: Partial<Opened> = {}) {
  const renamings: unknown[] = [];
  const shown = openPiece(
    collection,
    { data: data as ApiJson, ...more },
    { 'POST /api/pieza/nombre': (asked) => (renamings.push(asked), { file: RENAMED }) },
  );
  return { ...shown, renamings };
}

const NORMS = {
  ...{ titulo: 'Normas', orden: 1, corte: '2025-01-27', muestra: true },
  normas: [
    { id: 1, nombre: 'NTA-01', descripcion: 'Uno', antes: ['/normatividad/nta-1/'] },
    { id: 7, nombre: 'NTA-07', descripcion: 'Siete' },
  ],
};

it('la dirección de una pieza se cambia, y se abre en la nueva', async () => {
  const { user, renamings } = open('direcciones', { titulo: 'Obras' }, { body: 'Texto.' });
  await user.click(screen.getByText('Cambiar la dirección'));
  await user.type(screen.getByLabelText('Nombre nuevo'), 'obras{Enter}');
  expect(renamings).toEqual([{ file: FILE, base: 'b', name: 'obras' }]);
  expect(window.location.hash).toBe(`#${RENAMED}`);
});

it('un renglón se copia debajo, sin lo que es sólo suyo', async () => {
  const { user, sent, save } = open('normas', NORMS);
  await user.click(screen.getByRole('button', { name: 'Copiar «NTA-01»' }));
  await save();
  expect((sent[0]?.data as typeof NORMS).normas).toEqual([
    NORMS.normas[0],
    { id: 8, nombre: 'NTA-01', descripcion: 'Uno' },
    NORMS.normas[1],
  ]);
});

it('las pestañas de una página se empiezan, se copian y se quitan', async () => {
  const { user, sent, save } = open(
    'direcciones',
    {
      titulo: 'Obras',
      pestanas: { uno: { id: 'panel-1', icono: 'obra' }, dos: { icono: 'obra' } },
    },
    { body: 'Antes.\n\n## Uno\n\nTexto.\n\n## Dos\n\nMás.\n' },
  );
  await user.click(screen.getByRole('button', { name: 'Ajustes' }));
  await user.click(screen.getByText('Pestañas de la página'));
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const tab = (name: string) =>
    within(
      screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))!,
    );
  await user.click(tab('Uno').getByRole('button', { name: 'Copiar «Uno»' }));
  await user.click(tab('Dos').getByRole('button', { name: 'Quitar «Dos»' }));
  await user.type(screen.getByLabelText('Nueva pestaña'), 'Tres{Enter}');
  await save();
  expect(sent[0]?.body).toBe(
    'Antes.\n\n## Uno\n\nTexto.\n\n## Uno (copia)\n\nTexto.\n\n## Tres\n\n',
  );
  expect((sent[0]?.data as { pestanas: object }).pestanas).toEqual({
    uno: { id: 'panel-1', icono: 'obra' },
    'uno-copia': { icono: 'obra' },
  });
});

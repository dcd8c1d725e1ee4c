import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collections, type Name } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { ApiJson, Change, Renaming } from '@/scripts/redaccion/api';
import { PieceForm } from '@/scripts/redaccion/screen/PieceForm';
import { answering } from './answering';

// The editor of texts needs a browser.
jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

const FILE = 'content/normas/nta.yml';

function open(collection: Name, data: ApiJson, body?: string) {
  const renamings: Renaming[] = [];
  const saved: Change[] = [];
  answering({
    'POST /api/vista': { views: [], problems: [] },
    'POST /api/revisar': { problems: [], warnings: [] },
    'PUT /api/borrador': { savedAt: '2026-01-05T18:00:00.000Z' },
    'POST /api/pieza/nombre': (asked) => {
      renamings.push(asked as Renaming);
      return { file: FILE };
    },
    'PUT /api/pieza': (change) => {
      saved.push(change as Change);
      return { result: 'saved', base: 'c', changed: true, warnings: [] };
    },
  });
  const piece = {
    file: FILE,
    collection,
    title: 'Pieza',
    state: 'publicado',
    unsaved: false,
  } as const;
  const schema = treeOf(collections[collection].schema);
  render(
    <PieceForm
      opened={{ piece, base: 'b', schema, data, ...(body !== undefined && { body }) }}
      onDirty={() => undefined}
      onSaved={() => undefined}
    />,
  );
  const user = userEvent.setup();
  return {
    ...{ user, renamings, saved },
    save: () => user.click(screen.getByRole('button', { name: 'Guardar' })),
  };
}

const NORMS = {
  ...{ titulo: 'Normas', orden: 1, corte: '2025-01-27', muestra: true },
  normas: [
    { id: 1, nombre: 'NTA-01', descripcion: 'Uno', antes: ['/normatividad/nta-1/'] },
    { id: 7, nombre: 'NTA-07', descripcion: 'Siete' },
  ],
};

it('la clave de una norma se cambia en su renglón, y dice cuál', async () => {
  const { user, renamings } = open('normas', NORMS as ApiJson);
  const [first] = screen.getAllByText('Cambiar la clave');
  await user.click(first!);
  const [field] = screen.getAllByLabelText('Nombre nuevo');
  await user.clear(field!);
  await user.type(field!, 'NTA-10{Enter}');
  expect(renamings).toEqual([{ file: FILE, base: 'b', name: 'NTA-10', field: 'normas.0' }]);
  expect(window.location.hash).toBe(`#${FILE}#normas.0`);
});

it('un renglón se copia debajo, sin lo que es sólo suyo', async () => {
  const { user, saved, save } = open('normas', NORMS as ApiJson);
  await user.click(screen.getByRole('button', { name: 'Copiar «NTA-01»' }));
  await save();
  expect((saved[0]?.data as typeof NORMS).normas).toEqual([
    NORMS.normas[0],
    { id: 8, nombre: 'NTA-01', descripcion: 'Uno' },
    NORMS.normas[1],
  ]);
});

it('las pestañas de una página se empiezan, se copian y se quitan', async () => {
  const { user, saved, save } = open(
    'direcciones',
    {
      titulo: 'Obras',
      pestanas: { uno: { id: 'panel-1', icono: 'obra' }, dos: { icono: 'obra' } },
    },
    'Antes.\n\n## Uno\n\nTexto.\n\n## Dos\n\nMás.\n',
  );
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
  expect(saved[0]?.body).toBe(
    'Antes.\n\n## Uno\n\nTexto.\n\n## Uno (copia)\n\nTexto.\n\n## Tres\n\n',
  );
  expect((saved[0]?.data as { pestanas: object }).pestanas).toEqual({
    uno: { id: 'panel-1', icono: 'obra' },
    'uno-copia': { icono: 'obra' },
  });
});

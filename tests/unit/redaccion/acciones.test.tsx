import { screen, within } from '@testing-library/react';
import type { Name } from '@/lib/content/model';
import { localDay, longDate } from '@/lib/office/dates';
import type { ApiJson, FilesBeside, Mention, SeenPdf } from '@/scripts/redaccion/api';
import { stubDialogs } from '../islands/browser';
import { openPiece } from './open-piece';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const norma = (id: number, more = {}) => ({
  ...{ id, nombre: `NTA-0${id}`, descripcion: `Norma número ${id}` },
  ...more,
});
const CATALOGUE = {
  ...{ titulo: 'Normas Administrativas', orden: 2, corte: '2025-01-27', muestra: true },
  normas: [norma(1), norma(2, { estado: 'derogada', leyenda: 'DEROGADA' })],
};
const SPECIAL = {
  ...{ titulo: 'Normas Especiales', orden: 3, corte: '2025-01-27', muestra: true },
  normas: [{ id: 1, nombre: 'NTE-01', descripcion: 'La que sustituye', desde: '2025-01-01' }],
};
const persona = (nombre: string) => ({
  ...{ nombre, puesto: `Puesto de ${nombre}`, correo: `${nombre}@oficina.example` },
  ...{ telefono: '{{telefono}}', extension: '1101' },
});
const DIRECTORY = {
  unidades: [
    { id: 'oficina', nombre: 'OFICINA', filas: [persona('Ana'), persona('Luis')] },
    { id: 'social', nombre: 'SOCIAL', depende: 'oficina', filas: [persona('Eva')] },
  ],
};

const PDF: SeenPdf = {
  ...{ archivo: '/static/pdf/documento.pdf', sha256: 'f'.repeat(64), pages: 1 },
  ...{ seems: 'otro', codes: [], advice: [] },
};

interface Server {
  beside?: FilesBeside[];
  mentions?: Mention[];
  pdf?: SeenPdf | undefined;
}

function open(collection: Name, data: object, { beside = [], mentions = [], pdf }: Server = {}) {
  const shown = openPiece(
    collection,
    { data: data as ApiJson },
    {
      'GET /api/junto': { piezas: beside },
      'GET /api/menciones': { menciones: mentions },
      ...(pdf && { 'POST /api/pdf': pdf }),
    },
  );
  const begin = async (name: string) => {
    await shown.press(name);
    return screen.findByRole('dialog');
  };
  return { ...shown, begin };
}

beforeAll(stubDialogs);

test('derogar pide día y fuente, cambia también la norma que la sustituye, y no guarda nada por sí', async () => {
  const beside: FilesBeside[] = [
    { file: 'content/otro.yml', collection: 'normas', base: 'o', data: SPECIAL },
  ];
  const mentions: Mention[] = [
    { file: 'content/p.md', collection: 'paginas', title: 'Una página', says: ['NTA-01'] },
  ];
  const { user, sent, press, begin, write, save } = open('normas', CATALOGUE, { beside, mentions });
  expect(screen.queryByRole('button', { name: 'Derogar «NTA-02»' })).toBeNull();
  const dialog = await begin('Derogar «NTA-01»');
  expect(dialog).toHaveAccessibleName('Derogar: NTA-01');
  await press('Aplicar');
  expect(screen.getByText('Falta contestar algo.')).toBeVisible();
  await write({ 'Último día': '2025-02-10', 'Dónde se publicó': 'Periódico Oficial' });
  await user.selectOptions(screen.getByLabelText(/^Qué norma la sustituye/), 'NTE-01');
  await write({ 'Por qué las dos': 'Sustitución gradual.' });
  expect(within(dialog).getByText(/fecha de corte.*pasa del 27 de enero/)).toBeVisible();
  await press('Aplicar');
  expect(sent).toEqual([]);
  expect(screen.getByRole('link', { name: /Una página todavía dice «NTA-01»/ })).toBeVisible();
  await save();
  const { data, along } = sent[0] ?? {};
  const repealed = {
    ...{ estado: 'derogada', leyenda: 'Derogada el 10 de febrero de 2025 por la NTE-01' },
    ...{ hasta: '2025-02-10', publicacion: 'Periódico Oficial' },
  };
  expect(data).toEqual({
    ...{ ...CATALOGUE, corte: localDay(new Date()) },
    normas: [norma(1, repealed), CATALOGUE.normas[1]],
  });
  const instead = { sustituyeA: ['NTA-01'], motivo: 'Sustitución gradual.' };
  expect(along?.changes).toEqual([
    {
      ...{ file: 'content/otro.yml', base: 'o' },
      data: { ...SPECIAL, normas: [{ ...SPECIAL.normas[0], ...instead }] },
    },
  ]);
});

test('lo que termina otro día sigue vigente hasta ese día', async () => {
  const { sent, press, begin, write, save } = open('normas', CATALOGUE);
  await begin('Derogar «NTA-01»');
  await write({ 'Último día': '2999-01-31', 'Dónde se publicó': 'Periódico Oficial' });
  await press('Aplicar');
  await save();
  const hasta = { hasta: '2999-01-31', publicacion: 'Periódico Oficial' };
  expect(sent[0]?.data).toMatchObject({ corte: '2025-01-27', normas: [norma(1, hasta), {}] });
});

test('una norma nueva lleva el número que sigue, y una clave repetida se dice', async () => {
  const { user, sent, press, begin, write, save } = open('normas', CATALOGUE);
  await begin('Nueva norma');
  await write({ Clave: 'NTA-02', Descripción: 'Otra' });
  await press('Aplicar');
  expect(screen.getByText(/NTA-02 ya está en/)).toBeVisible();
  await user.clear(screen.getByLabelText(/^Clave/));
  await write({ Clave: 'NTA-03' });
  await press('Aplicar');
  await save();
  const normas = [...CATALOGUE.normas, { id: 3, nombre: 'NTA-03', descripcion: 'Otra' }];
  expect(sent[0]?.data).toEqual({ ...CATALOGUE, normas });
});

test('un PDF que no parece el suyo no se aplica sin decir que lo es', async () => {
  const more = {
    pages: 2,
    codes: ['NTA-09'],
    advice: ['el PDF lleva el nombre «jperez». Expórtelo de nuevo.'],
  };
  const pdf = { ...PDF, ...more, archivo: '/static/pdf/x/NTA-01.pdf' };
  const { user, sent, press, begin, write, save } = open('normas', CATALOGUE, { pdf });
  await begin('Reemplazar PDF «NTA-01»');
  await user.upload(screen.getByLabelText(/^El PDF nuevo/), new File(['%PDF-'], 'cualquiera.pdf'));
  expect(await screen.findByText(/no dice NTA-01 y sí NTA-09/)).toBeVisible();
  expect(screen.getByText('El PDF lleva el nombre «jperez». Expórtelo de nuevo.')).toBeVisible();
  await write({ 'Qué es': 'Segunda edición' });
  await press('Aplicar');
  expect(screen.getByText(/Diga si este PDF es de verdad el de NTA-01/)).toBeVisible();
  await user.click(screen.getByLabelText('Sí, es el de NTA-01'));
  await press('Aplicar');
  await save();
  const { archivo, sha256 } = pdf;
  expect(sent[0]).toMatchObject({
    ...{ data: CATALOGUE, along: { changes: [], pdfs: [{ archivo, sha256 }] } },
  });
});

test('un documento nuevo lleva su nombre, qué es, su PDF y su fecha, y no duda de cuál es', async () => {
  const { user, sent, press, begin, write, save } = open(
    'documentos',
    { documentos: [] },
    { pdf: PDF },
  );
  await begin('Nuevo documento');
  await user.upload(screen.getByLabelText(/^El PDF/), new File(['%PDF-'], 'cualquiera.pdf'));
  expect(await screen.findByText('Una hoja.')).toBeVisible();
  await write({ Nombre: 'Guía de trámites', 'Qué es': 'Los trámites, paso a paso.' });
  await press('Aplicar');
  await save();
  const archivo = '/static/pdf/guia-de-tramites.pdf';
  expect(sent[0]?.data).toEqual({
    documentos: [
      {
        ...{ id: 'guia-de-tramites', nombre: 'Guía de trámites', archivo, grupo: 'tabla' },
        descripcion: 'Los trámites, paso a paso.',
      },
    ],
  });
  expect(sent[0]?.along?.pdfs).toEqual([
    { archivo, sha256: PDF.sha256, nota: longDate(localDay(new Date())) },
  ]);
});

test('un puesto vacante conserva su teléfono; quien encabeza la oficina sólo se cambia, con los titulares', async () => {
  const { sent, press, begin, save } = open('directorio', DIRECTORY);
  await press('OFICINA');
  await press('Ana');
  await press('Luis');
  expect(screen.queryByRole('button', { name: 'Vacante «Ana»' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cambio de titular «Luis»' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cambio de titular «Ana»' })).toBeVisible();
  await begin('Vacante «Luis»');
  await press('Aplicar');
  await save();
  const vacant = { ...persona('Luis'), nombre: 'Vacante', correo: '- - -' };
  const [office, social] = DIRECTORY.unidades;
  expect(sent[0]?.data).toEqual({
    unidades: [{ ...office, filas: [persona('Ana'), vacant] }, social],
  });
});

test('quien encabeza la oficina cambia a la vez en el directorio y en los titulares', async () => {
  const actual = { nombre: 'Ana', cargo: 'Síndica', periodo: '2024 - 2027', foto: '/a.jpg' };
  const beside: FilesBeside[] = [
    { file: 'content/t.yml', collection: 'titulares', base: 't', data: { actual, anteriores: [] } },
  ];
  const { user, sent, press, begin, write, save } = open('directorio', DIRECTORY, { beside });
  await press('OFICINA');
  const asked = within(await begin('Cambio de titular «Ana»'));
  expect(asked.getByLabelText(/^Cargo/)).toHaveValue('Síndica');
  await write({
    'Nombre completo': 'Rosa',
    Periodo: '2027 - 2030',
    Correo: 'rosa@oficina.example',
  });
  await press('Aplicar');
  expect(asked.getByLabelText(/^Quién es/)).toHaveAccessibleDescription(/Falta contestar/);
  await write({ 'Quién es': 'Abogada.' });
  await user.clear(asked.getByLabelText(/^Día en que/));
  await press('Aplicar');
  await save();
  const [office, social] = DIRECTORY.unidades;
  const rosa = { nombre: 'Rosa', correo: 'rosa@oficina.example' };
  const head = { ...persona('Ana'), ...rosa, puesto: 'Síndica' };
  expect(sent[0]?.data).toEqual({
    unidades: [{ ...office, filas: [head, persona('Luis')] }, social],
  });
  const now = { ...actual, ...rosa, periodo: '2027 - 2030', descripcion: 'Abogada.' };
  const anteriores = [{ nombre: 'Ana', periodo: '2024 - 2027' }];
  expect(sent[0]?.along?.changes).toEqual([
    { file: 'content/t.yml', base: 't', data: { actual: now, anteriores } },
  ]);
});

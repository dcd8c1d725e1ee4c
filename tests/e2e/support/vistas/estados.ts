import type { Locator, Page } from '@playwright/test';
import { SEND } from '../escena';
import { expectSent, fill, press, send } from '../escritura';
import { openForm } from '../formulario';
import { modes, type ModeCase, type Values } from '../modes';
import { checkOf, reviewOf } from '../pasos';
import { expect } from '../test';

/** Something that is kept as it looks: a kind of page, or a state of one. */
export interface Estado {
  /** Names its file and its test. */
  nombre: string;
  ruta: string;
  /** What a person does there first. */
  hacer?: (page: Page) => Promise<unknown>;
  /** The screen alone counts, since something lies over the page. */
  pantalla?: true;
  /** The widths in which it exists; all when it is not said. */
  anchos?: number[];
  /** It is looked at on paper too. */
  papel?: true;
  sinGuion?: true;
  /** People find it in docs/vistas. */
  muestra?: true;
}

const PHONE = [360, 768];
const DESKTOP = [1280];

const DENUNCIA: Values = {
  fecha: '2025-01-20',
  lugar: 'Ventanilla 4 del Palacio Municipal',
  descripcion: 'El martes a las diez me pidieron dinero por un trámite que es gratuito.',
};
/** What the identity check would find. */
const SIGNED = 'Me pidieron dinero. Mi teléfono es 664 555 0123.';

/** Opens a form, and does something in it. */
const inForm = (mode: ModeCase, act: (form: Locator) => Promise<unknown>) => async (page: Page) =>
  act(await openForm(page, mode));
const written = (act: (form: Locator) => Promise<unknown>, values: Values = {}) =>
  inForm(modes.anonima, async (form) => {
    await fill(form, modes.anonima, { ...DENUNCIA, ...values });
    await act(form);
  });

const form = (nombre: string, hacer: Estado['hacer'], more: Partial<Estado> = {}): Estado => ({
  nombre,
  ruta: '/default/',
  pantalla: true,
  ...(hacer ? { hacer } : {}),
  ...more,
});
/** Writes in the filter of a page's table. */
const filter = (text: string) => async (page: Page) => {
  await page.locator('main').getByRole('searchbox').first().fill(text);
  await expect(
    page
      .locator('main')
      .getByText(/ coinciden?\./)
      .first(),
  ).toBeVisible();
};

export const estados: Estado[] = [
  { nombre: 'inicio', ruta: '/default/', papel: true, muestra: true },
  { nombre: 'texto', ruta: '/vehiculosremolcados/', papel: true, muestra: true },
  { nombre: 'declaracion', ruta: '/DeclaraNet/' },
  { nombre: 'accesibilidad', ruta: '/accesibilidad/', papel: true },
  { nombre: 'comunicado', ruta: '/prensa/aplican-pruebas-toxicologicas/', papel: true },
  { nombre: 'comunicados', ruta: '/prensa/' },
  { nombre: 'archivo-de-un-anio', ruta: '/prensa/anio/2025/' },
  { nombre: 'asuntos', ruta: '/asuntos/' },
  { nombre: 'documentos', ruta: '/documentos/', papel: true },
  { nombre: 'pestanas', ruta: '/sindico/', papel: true, muestra: true },
  { nombre: 'pestana-por-su-direccion', ruta: '/sindico/#marco-juridico' },
  { nombre: 'direccion', ruta: '/contraloria/' },
  { nombre: 'normas', ruta: '/normatividad/', papel: true, muestra: true },
  { nombre: 'norma-por-su-direccion', ruta: '/normatividad/#nta-33', pantalla: true },
  { nombre: 'directorio', ruta: '/directorio/', papel: true, muestra: true },
  { nombre: 'directorio-filtrado', ruta: '/directorio/', hacer: filter('normatividad') },
  { nombre: 'directorio-sin-hallazgos', ruta: '/directorio/', hacer: filter('xilofono') },
  {
    nombre: 'busqueda',
    ruta: '/buscar/?q=declaracion',
    muestra: true,
    hacer: (page) =>
      expect(page.getByRole('status')).toContainText('resultados para «declaracion»'),
  },
  {
    nombre: 'busqueda-sin-hallazgos',
    ruta: '/buscar/?q=xilofono',
    hacer: (page) => expect(page.locator('main').getByText(/xilofono/)).toBeVisible(),
  },
  { nombre: 'queja-en-su-pagina', ruta: '/quejapublica/', papel: true },
  { nombre: 'denuncia-en-su-pagina', ruta: '/denuncia/' },
  {
    nombre: 'formulario-que-no-carga',
    ruta: '/quejapublica/',
    pantalla: true,
    hacer: async (page) => {
      await page.route('**/_/forms-*', (route) => route.abort());
      await page.locator('main textarea').first().focus();
      await expect(page.getByText('No se pudo cargar el formulario.')).toBeVisible();
    },
  },
  { nombre: 'verificar-acuse', ruta: '/acuse/verificar/' },
  {
    nombre: 'menu-abierto',
    ruta: '/asuntos/',
    pantalla: true,
    anchos: PHONE,
    muestra: true,
    hacer: (page) => page.getByRole('button', { name: 'Menú', exact: true }).click(),
  },
  {
    nombre: 'direcciones-desplegadas',
    ruta: '/asuntos/',
    pantalla: true,
    anchos: DESKTOP,
    hacer: (page) =>
      page
        .getByRole('navigation', { name: 'Principal' })
        .getByText('Direcciones Síndicatura')
        .click(),
  },
  {
    nombre: 'acordeon-abierto',
    ruta: '/sindico/',
    anchos: PHONE,
    hacer: (page) => page.locator('main summary').first().click(),
  },
  {
    nombre: 'organigrama',
    ruta: '/default/#organigrama',
    pantalla: true,
    hacer: (page) => expect(page.getByRole('dialog', { name: 'Organigrama' })).toBeVisible(),
  },
  form(
    'ventana-queja',
    inForm(modes.servidor, async () => undefined),
  ),
  form(
    'ventana-denuncia',
    inForm(modes.anonima, async () => undefined),
    { muestra: true },
  ),
  form(
    'denuncia-con-datos',
    inForm(modes.identificada, async () => undefined),
  ),
  form(
    'falta-un-dato',
    inForm(modes.servidor, async (place) => {
      await press(place);
      await expect(place.getByRole('alert')).toBeVisible();
    }),
  ),
  form(
    'quien-es-usted',
    written(
      async (place) => {
        await press(place);
        await expect(checkOf(place)).toBeVisible();
      },
      { descripcion: SIGNED },
    ),
  ),
  form(
    'revision',
    written(async (place) => {
      await press(place);
      await expect(reviewOf(place)).toBeVisible();
    }),
    { muestra: true },
  ),
  form(
    'enviada',
    written(async (place) => {
      await send(place);
      await expectSent(place);
    }),
    { muestra: true },
  ),
  form('no-se-envio', async (page) => {
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'No' }));
    await written(async (place) => {
      await send(place);
      await expect(place.getByRole('alert')).toBeVisible();
    })(page);
  }),
  {
    nombre: 'entrada-por-codigo-qr',
    ruta: '/default/qractive/',
    pantalla: true,
    hacer: (page) => expect(page.getByRole('dialog', { name: 'Queja Electrónica' })).toBeVisible(),
  },
  { nombre: 'encabezado-propio', ruta: '/prueba/' },
  { nombre: 'sin-guion-inicio', ruta: '/default/', sinGuion: true },
  { nombre: 'sin-guion-pestanas', ruta: '/sindico/', sinGuion: true },
  { nombre: 'sin-guion-denuncia', ruta: '/denuncia/', sinGuion: true },
];

import type { Locator, Page } from '@playwright/test';
import { createFolio } from '@/lib/forms/folio';
import { FORMS, SEARCH_PAGE } from '@/lib/ui-texts';
import { expectSent, fill, goToReview, press, send } from '../escritura';
import { openForm } from '../formulario';
import { modes, type ModeCase, type Values } from '../modes';
import { checkOf, reviewOf, SEND } from '../pasos';
import { expect } from '../test';

/** Dark on the phone and light elsewhere, so that both palettes are seen. */
export const VIEWS = {
  telefono: { width: 360, height: 740, media: 'screen', colorScheme: 'dark' },
  tableta: { width: 768, height: 1024, media: 'screen', colorScheme: 'light' },
  escritorio: { width: 1280, height: 900, media: 'screen', colorScheme: 'light' },
  papel: { width: 718, height: 1000, media: 'print', colorScheme: 'light' },
} as const;
export type View = keyof typeof VIEWS;

const ALL: View[] = ['telefono', 'tableta', 'escritorio', 'papel'];
const ON_PAPER: View[] = ['telefono', 'escritorio', 'papel'];
const ON_SCREENS: View[] = ['telefono', 'escritorio'];

interface Estado {
  nombre: string;
  ruta: string;
  hacer?: (page: Page) => Promise<unknown>;
  /** The viewport alone: an overlay covers the page. */
  pantalla?: true;
  vistas?: readonly View[];
  sinGuion?: true;
}

const DENUNCIA: Values = {
  fecha: '2025-01-20',
  lugar: 'Ventanilla 4 del Palacio Municipal',
  descripcion: 'El martes a las diez me pidieron dinero por un trámite que es gratuito.',
};
const SIGNED = 'Me pidieron dinero. Mi teléfono es 664 555 0123.';

const inForm = (mode: ModeCase, act: (form: Locator) => Promise<unknown>) => async (page: Page) =>
  act(await openForm(page, mode));
const written = (act: (form: Locator) => Promise<unknown>, values: Values = {}) =>
  inForm(modes.anonima, async (form) => {
    await fill(form, modes.anonima, { ...DENUNCIA, ...values });
    await act(form);
  });

const form = (
  nombre: string,
  hacer: (page: Page) => Promise<unknown>,
  vistas: View[] = ['telefono'],
): Estado => ({ nombre, ruta: '/default/', pantalla: true, hacer, vistas });
const filter = (text: string) => async (page: Page) => {
  await page.locator('main').getByRole('searchbox').first().fill(text);
  await expect(
    page
      .locator('main')
      .getByText(/ coinciden?\./)
      .first(),
  ).toBeVisible();
};

const FOLIO = createFolio('Q', 'una queja', '2025-01-07', '0');
const folio = (text: string) => async (page: Page) => {
  const box = page.getByLabel('Escriba su folio de envío');
  await box.fill(text);
  await box.press('Enter');
  await expect(page.locator('#folio-respuesta')).toBeFocused();
};

const STATES: Estado[] = [
  { nombre: 'inicio', ruta: '/default/', vistas: ALL },
  { nombre: 'texto', ruta: '/vehiculosremolcados/', vistas: ALL },
  { nombre: 'declaracion', ruta: '/DeclaraNet/', vistas: ['escritorio'] },
  { nombre: 'accesibilidad', ruta: '/accesibilidad/', vistas: ['telefono', 'papel'] },
  { nombre: 'comunicado', ruta: '/prensa/aplican-pruebas-toxicologicas/', vistas: ON_PAPER },
  { nombre: 'comunicados', ruta: '/prensa/' },
  { nombre: 'archivo-de-un-anio', ruta: '/prensa/anio/2025/' },
  { nombre: 'asuntos', ruta: '/asuntos/' },
  { nombre: 'documentos', ruta: '/documentos/', vistas: ON_PAPER },
  { nombre: 'pestanas', ruta: '/sindico/', vistas: ALL },
  { nombre: 'pestana-por-su-direccion', ruta: '/sindico/#marco-juridico', pantalla: true },
  { nombre: 'direccion', ruta: '/contraloria/' },
  { nombre: 'normas', ruta: '/normatividad/', vistas: ALL },
  { nombre: 'norma-por-su-direccion', ruta: '/normatividad/#nta-33', pantalla: true },
  { nombre: 'directorio', ruta: '/directorio/', vistas: ALL },
  {
    nombre: 'directorio-filtrado',
    ruta: '/directorio/',
    hacer: filter('normatividad'),
    pantalla: true,
  },
  {
    nombre: 'directorio-sin-hallazgos',
    ruta: '/directorio/',
    hacer: filter('xilofono'),
    pantalla: true,
  },
  {
    nombre: 'busqueda',
    ruta: '/buscar/?q=declaracion',
    hacer: (page) =>
      expect(page.getByRole('status')).toContainText('resultados para «declaracion»'),
  },
  {
    nombre: 'busqueda-sin-hallazgos',
    ruta: '/buscar/?q=xilofono',
    pantalla: true,
    hacer: (page) => expect(page.locator('main').getByText(/xilofono/)).toBeVisible(),
  },
  { nombre: 'busqueda-vacia', ruta: '/buscar/', pantalla: true },
  {
    nombre: 'busqueda-que-tarda',
    ruta: '/buscar/',
    pantalla: true,
    hacer: async (page) => {
      await page.route('**/pagefind/*', () => undefined);
      await page.locator('main').getByRole('searchbox').fill('queja');
      await expect(page.getByText('Buscando…')).toBeVisible();
    },
  },
  {
    nombre: 'busqueda-sin-red',
    ruta: '/buscar/',
    pantalla: true,
    hacer: async (page) => {
      await page.route('**/pagefind/*', (route) => route.abort());
      await page.locator('main').getByRole('searchbox').fill('queja');
      await expect(page.getByText(SEARCH_PAGE.lost)).toBeVisible();
    },
  },
  { nombre: 'queja-en-su-pagina', ruta: '/quejapublica/', vistas: ON_PAPER },
  { nombre: 'denuncia-en-su-pagina', ruta: '/denuncia/' },
  {
    nombre: 'formulario-que-no-carga',
    ruta: '/quejapublica/',
    pantalla: true,
    hacer: async (page) => {
      await page.route('**/_/forms-*', (route) => route.abort());
      await page.locator('main textarea').first().focus();
      await expect(page.getByText('No se pudo cargar el formulario.')).toBeVisible();
      // Scrolling by focus differs by a pixel between versions of the browser.
      await page.evaluate(() => scrollTo(0, 1800));
    },
  },
  { nombre: 'verificar-acuse', ruta: '/acuse/verificar/' },
  { nombre: 'folio-conocido', ruta: '/acuse/verificar/', pantalla: true, hacer: folio(FOLIO) },
  { nombre: 'folio-equivocado', ruta: '/acuse/verificar/', pantalla: true, hacer: folio('hola') },
  {
    nombre: 'menu-abierto',
    ruta: '/asuntos/',
    pantalla: true,
    vistas: ['telefono', 'tableta'],
    hacer: (page) => page.getByRole('button', { name: 'Menú', exact: true }).click(),
  },
  {
    nombre: 'direcciones-desplegadas',
    ruta: '/asuntos/',
    pantalla: true,
    vistas: ['escritorio'],
    hacer: (page) =>
      page
        .getByRole('navigation', { name: 'Principal' })
        .getByText('Direcciones Síndicatura')
        .click(),
  },
  {
    nombre: 'acordeon-abierto',
    ruta: '/sindico/',
    vistas: ['telefono'],
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
    ON_SCREENS,
  ),
  form(
    'ventana-denuncia',
    inForm(modes.anonima, async () => undefined),
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
      await goToReview(place);
      await expect(reviewOf(place)).toBeVisible();
    }),
    ON_SCREENS,
  ),
  // The mailbox takes no folio of the day at which these pictures stand still.
  form('enviada', async (page) => {
    await page.route(SEND, (route) => route.fulfill({ body: 'OK' }));
    await written(async (place) => {
      await send(place);
      await expectSent(place);
    })(page);
  }),
  form('no-se-envio', async (page) => {
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'No' }));
    await written(async (place) => {
      await send(place);
      await expect(place.getByRole('alert')).toBeVisible();
    })(page);
  }),
  form(
    'sin-conexion',
    async (page) => {
      await page.route(SEND, (route) => route.abort());
      await written(async (place) => {
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
        );
        await send(place);
        await expect(place.getByText(FORMS.REASONS.offline[0])).toBeVisible();
      })(page);
    },
    ON_SCREENS,
  ),
  {
    nombre: 'entrada-por-codigo-qr',
    ruta: '/default/qractive/',
    pantalla: true,
    hacer: (page) => expect(page.getByRole('dialog', { name: 'Queja Electrónica' })).toBeVisible(),
  },
  { nombre: 'encabezado-propio', ruta: '/prueba/' },
  { nombre: 'sin-guion-inicio', ruta: '/default/', vistas: ['telefono'], sinGuion: true },
  { nombre: 'sin-guion-pestanas', ruta: '/sindico/', sinGuion: true },
  { nombre: 'sin-guion-denuncia', ruta: '/denuncia/', vistas: ['telefono'], sinGuion: true },
];

export const estados = STATES.map((estado) => ({ vistas: ON_SCREENS, ...estado }));

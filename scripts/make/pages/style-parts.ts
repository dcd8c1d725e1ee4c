import type { IslandName } from '@/components/islands/attributes';
import type { PageKind } from '@/lib/site/kinds';

/** A part of the stylesheet: files of `components/styles/`, and the components whose utilities it holds. */
export interface PartSource {
  styles: string[];
  components: string[];
  islands?: IslandName[];
  /**
   * The only kinds of page that may carry it, and whose policy names it; without them, all. A table of the
   * code and not of what the pages hold today: no word of an author may ask a server for another policy.
   */
  kinds?: readonly PageKind[];
}

const HOME = ['inicio', 'codigoQr'] as const satisfies PageKind[];
const FORM_PAGES = ['quejaPublica', 'denuncia', 'inglesDenuncia', 'inglesQueja'] as const;
const WITH_FORM = [...HOME, ...FORM_PAGES, 'acuse', 'bitacora'] as const satisfies PageKind[];

/**
 * The parts of the site's stylesheet, in their order in a page (D46). The first is in every page; each of
 * the others where a class of it is named, or where an island may bring one (stylesheet.ts). Every file
 * of `components/styles/` and every component belongs to one part: a component's is that of the pages that it mostly stands in,
 * so that its utilities travel with them. What only development shows (`islands/dev`) is in none.
 */
export const STYLE_PARTS = {
  nucleo: {
    styles: ['reset', 'base', 'header', 'layout', 'footer', 'nav', 'office', 'facade', 'print'],
    components: [
      'layout/{Breadcrumbs,ContactStrip,Footer,FooterGroup,Header,Logo,MainNav,Menu,PageFoot,Shell}',
      'pages/*',
      'sections/FeedLinks',
      'ui/{Facade,Fuente,Glyph,Link,LinkedData,Marca,OfficeState,PdfLink,PhoneLink,Picture}',
    ],
  },
  ingles: {
    styles: ['english'],
    components: ['layout/EnglishShell'],
    kinds: ['ingles', 'inglesDenuncia', 'inglesQueja'],
  },
  lectura: {
    styles: ['reading'],
    components: ['layout/PageSide', 'islands/contents/*'],
    islands: ['contents'],
  },
  dibujos: { styles: ['drawings'], components: ['ui/Icon'] },
  avisos: { styles: ['avisos'], components: ['sections/Avisos'] },
  prosa: {
    styles: ['prose'],
    components: ['ui/Prose', 'sections/{ComunicadoArticle,SiteMap,WithdrawnNotice}'],
  },
  datos: { styles: [], components: ['sections/DatosSection'], kinds: ['datos'] },
  tarjetas: {
    styles: ['cards'],
    components: ['sections/{AnioList,ComunicadoCard,Pager,PrensaList}'],
    kinds: [...HOME, 'prensa', 'prensaPagina', 'anio', 'anioParte', 'comunicado'],
  },
  tablas: {
    styles: ['tables'],
    components: ['ui/DataTable', 'sections/DocumentosTable'],
  },
  filtro: {
    styles: ['filter'],
    components: ['ui/{EarlyStatus,TableFilter}', 'islands/filter/*'],
    islands: ['filter'],
    kinds: ['direccion', 'directorio', 'catalogo', 'buscar', 'bitacora'],
  },
  normas: {
    styles: ['norms'],
    components: ['sections/CatalogoTable'],
    kinds: ['direccion', 'documentos', 'catalogo', 'norma'],
  },
  estadoDeNorma: {
    styles: ['norm-status'],
    components: ['sections/NormStatus'],
    kinds: ['direccion', 'catalogo', 'norma'],
  },
  norma: { styles: ['norm'], components: ['sections/NormaPage'], kinds: ['norma'] },
  catalogo: {
    styles: ['catalogue'],
    components: ['sections/CatalogoPage', 'islands/catalogo/*'],
    islands: ['catalogo'],
    kinds: ['catalogo'],
  },
  directorio: {
    styles: ['directory'],
    components: ['sections/DirectorioSection'],
    kinds: ['directorio'],
  },
  paneles: {
    styles: ['panels'],
    components: ['sections/{Preguntas,VehiculosSection}'],
    islands: ['tabs'],
  },
  declaraciones: {
    styles: ['plazo'],
    components: ['sections/DeclaracionesSection', 'islands/plazo/*'],
    islands: ['plazo'],
    kinds: ['declaraciones'],
  },
  pestanas: {
    styles: ['tabs', 'timeline'],
    components: ['sections/{DireccionAside,TabbedPage,bloques}', 'islands/tabs/*'],
    islands: ['tabs'],
    kinds: ['sindico', 'direccion'],
  },
  portada: {
    styles: ['home', 'carousel'],
    components: ['sections/{Carousel,Home,Tile}', 'ui/SearchForm', 'islands/carousel/*'],
    kinds: HOME,
  },
  organigrama: {
    styles: ['chart'],
    components: ['sections/Organigrama', 'islands/chart/*'],
    islands: ['chart'],
    kinds: [...HOME, 'sindico', 'directorio'],
  },
  campos: {
    styles: ['fields'],
    components: [],
    islands: ['acuse', 'forms', 'forms-english'],
    kinds: [...WITH_FORM, 'buscar'],
  },
  bitacora: {
    styles: [],
    components: ['sections/BitacoraSection', 'islands/bitacora/*'],
    islands: ['bitacora'],
    kinds: ['bitacora'],
  },
  busqueda: {
    styles: ['search'],
    components: ['sections/SearchBox', 'islands/search/*'],
    islands: ['search'],
    kinds: ['buscar'],
  },
  ventanas: {
    styles: ['dialog', 'canales', 'notice'],
    components: ['sections/{Canales,Danger,WithoutScript}', 'ui/{Dialog,Island,QuickExit}'],
    islands: ['forms', 'forms-english'],
    kinds: [...HOME, ...FORM_PAGES],
  },
  formularios: {
    styles: ['forms', 'form-choice', 'form-steps'],
    components: [
      'sections/{AcuseSection,BeforeForm,FormSection}',
      'islands/{acuse,forms,forms-english}/*',
    ],
    islands: ['acuse', 'forms', 'forms-english'],
    kinds: WITH_FORM,
  },
  paginaDeFormulario: {
    styles: ['form-page'],
    components: ['sections/FormPage'],
    kinds: FORM_PAGES,
  },
} as const satisfies Record<string, PartSource>;

/** Whether a kind of page may carry a part, by its name. */
export function mayCarry(kind: PageKind, name: string): boolean {
  const { kinds }: PartSource = STYLE_PARTS[name as keyof typeof STYLE_PARTS] ?? NONE;
  return !kinds || kinds.includes(kind);
}

const NONE: PartSource = { styles: [], components: [] };

/** Whether a kind of page may hold a dialog, or be left in a hurry. */
export const mayHoldForms = (kind: PageKind): boolean => mayCarry(kind, 'ventanas');

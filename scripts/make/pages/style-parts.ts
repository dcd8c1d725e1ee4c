import type { IslandName } from '@/components/islands/attributes';

/** A part of the stylesheet: files of `components/styles/`, and the components whose utilities it holds. */
export interface PartSource {
  styles: string[];
  components: string[];
  /** The islands whose scripts put elements of this part into the page. */
  islands?: IslandName[];
}

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
      'layout/{Breadcrumbs,ContactStrip,EnglishShell,Footer,FooterGroup,Header,Logo,MainNav,Menu,PageFoot,Shell}',
      'pages/*',
      'sections/FeedLinks',
      'ui/{Facade,Fuente,Glyph,Link,LinkedData,Marca,OfficeState,PdfLink,PhoneLink,Picture}',
    ],
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
  datos: { styles: [], components: ['sections/DatosSection'] },
  tarjetas: {
    styles: ['cards'],
    components: ['sections/{AnioList,ComunicadoCard,Pager,PrensaList}'],
  },
  tablas: {
    styles: ['tables'],
    components: ['ui/DataTable', 'sections/DocumentosTable'],
  },
  filtro: {
    styles: ['filter'],
    components: ['ui/{EarlyStatus,TableFilter}', 'islands/filter/*'],
    islands: ['filter'],
  },
  normas: { styles: ['norms'], components: ['sections/CatalogoTable'] },
  norma: { styles: ['norm'], components: ['sections/NormaPage'] },
  catalogo: {
    styles: ['catalogue'],
    components: ['sections/CatalogoPage', 'islands/catalogo/*'],
    islands: ['catalogo'],
  },
  directorio: { styles: ['directory'], components: ['sections/DirectorioSection'] },
  paneles: {
    styles: ['panels'],
    components: ['sections/{Preguntas,VehiculosSection}'],
    islands: ['tabs'],
  },
  declaraciones: {
    styles: ['plazo'],
    components: ['sections/DeclaracionesSection', 'islands/plazo/*'],
    islands: ['plazo'],
  },
  pestanas: {
    styles: ['tabs', 'timeline'],
    components: ['sections/{DireccionAside,TabbedPage,bloques}', 'islands/tabs/*'],
    islands: ['tabs'],
  },
  portada: {
    styles: ['home', 'carousel'],
    components: ['sections/{Carousel,Home,Tile}', 'ui/SearchForm', 'islands/carousel/*'],
  },
  organigrama: {
    styles: ['chart'],
    components: ['sections/Organigrama', 'islands/chart/*'],
    islands: ['chart'],
  },
  campos: { styles: ['fields'], components: [], islands: ['acuse', 'forms', 'forms-english'] },
  bitacora: {
    styles: [],
    components: ['sections/BitacoraSection', 'islands/bitacora/*'],
    islands: ['bitacora'],
  },
  busqueda: {
    styles: ['search'],
    components: ['sections/SearchBox', 'islands/search/*'],
    islands: ['search'],
  },
  ventanas: {
    styles: ['dialog', 'canales', 'notice'],
    components: ['sections/{Canales,WithoutScript}', 'ui/{Dialog,Island,QuickExit}'],
    islands: ['forms', 'forms-english'],
  },
  formularios: {
    styles: ['forms', 'form-choice', 'form-steps'],
    components: ['sections/{AcuseSection,BeforeForm,FormSection}', 'islands/{acuse,forms}/*'],
    islands: ['acuse', 'forms', 'forms-english'],
  },
  paginaDeFormulario: { styles: ['form-page'], components: ['sections/FormPage'] },
} as const satisfies Record<string, PartSource>;

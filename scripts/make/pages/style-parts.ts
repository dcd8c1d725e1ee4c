import type { IslandName } from '@/components/islands/attributes';

/** Files of `components/styles/`, and components whose utilities belong to the part. */
export interface PartSource {
  styles: string[];
  components: string[];
  islands?: IslandName[];
}

/**
 * Style parts, in page order (D46). The first is in every page; others where one of their classes is used,
 * or an island may add it. Each file and component belongs to the part of most of its pages.
 */
export const STYLE_PARTS = {
  nucleo: {
    styles: ['reset', 'base', 'header', 'layout', 'footer', 'nav', 'office', 'facade', 'print'],
    components: [
      'layout/{Footer,Header,Menu,Shell}',
      'pages/*',
      'ui/{drawings,Facade,Link,LinkedData,OfficeState,Picture,text}',
    ],
  },
  lectura: {
    styles: ['reading', 'prose'],
    components: ['layout/PageSide', 'sections/ComunicadoArticle', 'islands/contents/*'],
    islands: ['contents'],
  },
  facil: { styles: ['easy'], components: ['sections/EasyPage'] },
  dibujos: { styles: ['drawings'], components: ['ui/Icon'] },
  avisos: { styles: ['avisos'], components: ['sections/{Avisos,Danger}'] },
  tarjetas: {
    styles: ['cards'],
    components: ['sections/PrensaList'],
  },
  tablas: {
    styles: ['tables'],
    components: ['sections/{DatosSection,DocumentosTable}', 'ui/DataTable'],
  },
  respuesta: { styles: ['answer'], components: [] },
  normas: {
    styles: ['filter', 'norms', 'norm-status', 'catalogue'],
    components: [
      'sections/{Catalogos,NormaPage}',
      'ui/TableFilter',
      'islands/{catalogo,filter,vigencia}/*',
    ],
    islands: ['catalogo', 'filter', 'vigencia'],
  },
  paneles: {
    styles: ['panels'],
    components: ['sections/{Preguntas,VehiculosSection}'],
    islands: ['tabs'],
  },
  plazo: {
    styles: ['plazo'],
    components: ['sections/DeclaracionesSection', 'islands/plazo/*'],
    islands: ['plazo'],
  },
  pestanas: {
    styles: ['tabs'],
    components: ['sections/{TabbedPage,bloques}', 'islands/tabs/*'],
  },
  periodos: { styles: ['timeline'], components: [] },
  personal: { styles: ['directory'], components: ['sections/DirectorioSection'] },
  portada: {
    styles: ['home', 'carousel', 'chart'],
    components: ['sections/{Home,Organigrama}', 'islands/{carousel,chart}/*'],
    islands: ['chart'],
  },
  campos: {
    styles: ['fields'],
    components: [],
    islands: ['acuse', 'bitacora', 'forms', 'forms-english'],
  },
  busqueda: {
    styles: ['search'],
    components: ['sections/{BitacoraSection,SearchPage}', 'islands/{bitacora,search}/*'],
    islands: ['bitacora', 'search'],
  },
  ventanas: {
    styles: ['dialog', 'notice', 'form-page'],
    components: ['sections/{Canales,FormPage}', 'ui/{Dialog,Island}'],
    islands: ['forms', 'forms-english'],
  },
  formularios: {
    styles: ['forms', 'form-choice', 'form-steps'],
    components: ['sections/{AcuseSection,FormSection}', 'islands/{acuse,forms,forms-english}/*'],
    islands: ['acuse', 'forms', 'forms-english'],
  },
} as const satisfies Record<string, PartSource>;

import type { Content } from '@/lib/content/model';

export interface Promesas {
  id: string;
  titulo: string;
  /** By the id in its tests (`// Especificación: PR-01`); the first sentence names its matter. */
  puntos: Record<string, string>;
}

/** Applies only when `sitio.yml` names a `seguridad` contact. */
const CONTACT = 'SE-04';

/** The software's promises (D42), in `/accesibilidad/`. Each needs a test (`npm run cobertura`). */
export const PROMESAS: Promesas[] = [
  {
    id: 'accesibilidad',
    titulo: 'Accesibilidad',
    puntos: {
      'AC-03': 'Teclado. Todo se puede usar sólo con el teclado, hasta enviar una denuncia.',
      'AC-04':
        'Letra grande. Con letra al doble o la pantalla muy ampliada, nada se corta ni queda fuera.',
      'AC-05': 'Sin JavaScript. Todo se lee, y hay una hoja para presentar su queja en papel.',
      'AC-06': 'Movimiento. Nada se mueve solo sin que usted pueda detenerlo.',
      'AC-07': 'Papel. Cada página se imprime completa, con lo que esconden sus pestañas.',
      'AC-01':
        'Norma. Seguimos las pautas WCAG 2.2, nivel AA. Cada vez que el sitio cambia, dos herramientas distintas revisan sus clases de página, en teléfono y en computadora, y no deben encontrar ninguna barrera.',
      'AC-02': 'Pasos. También se revisa cada paso de los formularios, incluso cuando algo falla.',
    },
  },
  {
    id: 'sus-datos',
    titulo: 'Sus datos',
    puntos: {
      'PR-01': 'Cookies. No usamos cookies ni guardamos nada en su equipo.',
      'PR-02':
        'Otros sitios. Su equipo no se conecta con nadie más que este sitio hasta que usted lo pide. Lo que viene de otra parte se carga al oprimir su botón, que dice de quién es.',
      'PR-03': 'Formularios. Lo que escribe en uno sólo sale al oprimir «Confirmar y enviar».',
      'PR-04': 'Denuncia anónima. No salen su nombre, su teléfono ni su correo.',
      'PR-05':
        'Búsquedas. Lo que escribe en el buscador se busca en su equipo, y no en una empresa de búsquedas.',
      'PR-06': 'Acuses. Se comprueban en su equipo, y no salen de él.',
      'PR-07': 'Al salir. Su navegador no le dice al otro sitio de qué página viene.',
      'PR-08':
        'Fotos. Las que publicamos no llevan el lugar, la fecha, la cámara ni el autor con que se tomaron.',
      'PR-09':
        'Conexión. Los servidores que configuramos no anotan desde qué conexión se leyó una página. Quien le da internet sí puede saberlo.',
    },
  },
  {
    id: 'seguridad',
    titulo: 'Seguridad',
    puntos: {
      'SE-01': 'Programas. En cada página sólo se ejecuta el programa de este sitio.',
      'SE-02': 'Lo que se escribe. Nada de ello puede convertirse en programa.',
      'SE-03':
        'Huellas. La lista de todo lo publicado, con la huella de cada archivo, es pública: cualquiera puede comparar con ella lo que recibe.',
      [CONTACT]:
        'Fallas. A quién avisar de una falla de seguridad se dice en /.well-known/security.txt, y hasta cuándo vale.',
    },
  },
];

export const promesasOf = ({ sitio }: Pick<Content, 'sitio'>): Promesas[] =>
  sitio.data.seguridad
    ? PROMESAS
    : PROMESAS.map(({ puntos, ...matter }) => ({
        ...matter,
        puntos: Object.fromEntries(Object.entries(puntos).filter(([id]) => id !== CONTACT)),
      }));

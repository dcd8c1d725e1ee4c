import type { Content } from '@/lib/content/model';

export interface Promesas {
  id: string;
  titulo: string;
  /** By the id in its tests (`// Especificación: PR-01`). */
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
      'AC-03': 'Todo se puede usar sólo con el teclado, hasta enviar una denuncia.',
      'AC-04': 'Con letra al doble o la pantalla muy ampliada, nada se corta ni queda fuera.',
      'AC-05': 'Sin JavaScript, todo se lee y hay una hoja para presentar su queja en papel.',
      'AC-06': 'Nada se mueve solo sin que usted pueda detenerlo.',
      'AC-07': 'Cada página se imprime completa, con lo que esconden sus pestañas.',
      'AC-01':
        'Seguimos las pautas WCAG 2.2, nivel AA. Cada vez que el sitio cambia, dos herramientas distintas revisan sus clases de página, en teléfono y en computadora, y no deben encontrar ninguna barrera.',
      'AC-02': 'También revisan cada paso de los formularios, incluso cuando algo falla.',
    },
  },
  {
    id: 'sus-datos',
    titulo: 'Sus datos',
    puntos: {
      'PR-01': 'No usamos cookies ni guardamos nada en su equipo.',
      'PR-02':
        'Su equipo no se conecta con nadie más que este sitio hasta que usted lo pide. Lo que viene de otra parte se carga al oprimir su botón, que dice de quién es.',
      'PR-03': 'Lo que escribe en un formulario sólo sale al oprimir «Confirmar y enviar».',
      'PR-04': 'En la denuncia anónima no salen su nombre, su teléfono ni su correo.',
      'PR-05':
        'Lo que escribe en el buscador se busca en su equipo, y no en una empresa de búsquedas.',
      'PR-06': 'Un acuse se comprueba en su equipo, y no sale de él.',
      'PR-07': 'Al salir a otro sitio, su navegador no le dice de qué página viene.',
      'PR-08':
        'Las fotos que publicamos no llevan el lugar, la fecha, la cámara ni el autor con que se tomaron.',
      'PR-09':
        'Los servidores que configuramos no anotan desde qué conexión se leyó una página. Quien le da internet sí puede saberlo.',
    },
  },
  {
    id: 'seguridad',
    titulo: 'Seguridad',
    puntos: {
      'SE-01': 'En cada página sólo se ejecuta el programa de este sitio.',
      'SE-02': 'Nada de lo que alguien escriba puede convertirse en programa.',
      'SE-03':
        'La lista de todo lo publicado, con la huella de cada archivo, es pública: cualquiera puede comparar con ella lo que recibe.',
      [CONTACT]:
        'A quién avisar de una falla de seguridad se dice en /.well-known/security.txt, y hasta cuándo vale.',
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

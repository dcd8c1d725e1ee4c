import { Home, HomeDialogs } from '@/components/sections/Home';
import type { Content } from '@/lib/content/model';
import { sampleWith, withSitio } from '../../sample';
import { viewOf } from '../site/sources';
import { links, open } from './abrir';
import { all, hrefs, one, show, texts } from './pagina';

const openHome = (content?: Content) => show(<Home {...viewOf('inicio', '/default/', content)} />);

it('la sección de sugerencias, activa, lleva su formulario', () => {
  openHome(withSitio({ sugerencias: { activo: true } }));
  expect(all('#sugerencias form [name=sugerencia]')).toHaveLength(1);
  expect(all('[aria-roledescription=carrusel] [aria-roledescription=diapositiva]')).toHaveLength(3);
});

it('la entrada por código QR nombra la ventana que se abre', () => {
  show(<Home {...viewOf('codigoQr', '/default/qractive/')} />);
  expect(all('[data-opens=queja]')).toHaveLength(1);
});

// Especificación: D36-01
it.each(['queja', 'denuncia'])(
  'la ventana de %s lleva las seis recomendaciones en dos idiomas, y su botón «Close»',
  (id) => {
    show(<HomeDialogs {...viewOf('inicio', '/default/')} />);
    const dialog = one(`dialog#${id}`);
    const numbers = texts('details p', dialog).flatMap((text) => /^\d\.- /.exec(text ?? '') ?? []);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n}.- `));
    expect(all('details [lang=en]', dialog)).toHaveLength(6);
    expect(texts('button[lang=en]', dialog)).toEqual(['Close']);
  },
);

it('lo de la grúa dice si la oficina de arrastre está abierta, aparte de la Sindicatura', () => {
  const arrastre = {
    ...{ domicilio: 'Centro', telefono: '664 555 0180' },
    horario: 'sábado, de 9:00 a 14:00 horas',
    diasInhabiles: { anios: [2026], dias: [] },
  };
  const of = (data: object) => {
    openHome(sampleWith(({ vehiculos }) => Object.assign(vehiculos.data, data)));
    return texts('.ways + ul li:has([data-week="||||||09:00-14:00"])');
  };
  expect(of({ arrastre })).toEqual(['Oficina de grúas: ']);
  expect(of({ arrastre: undefined })).toEqual([]);
});

describe('el inicio', () => {
  beforeEach(() => open('/default/'));

  // Especificación: 2.3-01, 2.3-15, 2.3-16, 2.3-17, 3-21, 3-22, D51-01
  it('va en orden: el buscador del encabezado, la pregunta con sus seis tarjetas y el seguimiento, carrusel, trámites, noticias, logotipos y sugerencias, vacía', () => {
    const order = all(
      'header .search-box, main h1, .ways, .ways + ul a[href*=acuse], [aria-roledescription=carrusel], main section > h2, #sugerencias',
    );
    expect(
      order.map(
        (part) => part.getAttribute('aria-label') ?? (part.id || (part.textContent ?? '').trim()),
      ),
    ).toEqual([
      'Buscar en el sitio',
      '¿Qué le pasó?',
      expect.stringMatching(/^Me golpearon.*Otra cosa/),
      '¿En qué va mi queja o denuncia?',
      'Lo más consultado',
      'Tramites',
      'Noticias más recientes',
      'Transparencia',
      'sugerencias',
    ]);
    expect(all('dialog').map(({ id }) => id)).toEqual(['organigrama', 'queja', 'denuncia']);
    expect(one('#sugerencias')).toBeEmptyDOMElement();
    expect(all('.logos a img').length).toBeGreaterThanOrEqual(3);
  });

  it('con mis palabras sé qué pulsar, y a quién llamar a cualquier hora', () => {
    expect(links('.ways')).toEqual([
      expect.stringMatching(/^Me golpearon o me amenazaron.* → #denuncia$/),
      expect.stringMatching(/^Me pidieron dinero.* → #denuncia$/),
      expect.stringMatching(/^Me trataron mal.* → #queja$/),
      expect.stringMatching(/^Se llevaron mi carro.* → \/vehiculosremolcados\/$/),
      expect.stringMatching(/^Declarar mis bienes.* → \/DeclaraNet\/$/),
      expect.stringMatching(/^Otra cosa.* → \/buscar\/#sin-rastro$/),
    ]);
    expect(all('.ways a > .drawing')).toHaveLength(6);
    const danger = one('[data-danger]');
    expect(danger).toHaveTextContent(
      /^¿Peligro ahora\? 911 ?Contra un policía, a toda hora: 664 555 0190$/,
    );
    expect(hrefs('a', danger)).toEqual(['tel:911', 'tel:+526645550190']);
  });

  // Especificación: 2.3-06, 2.3-07, 2.3-08, 6-03, 7-49
  it('los cinco trámites llevan a lo suyo, y entrega-recepción a su acceso, aparte', () => {
    expect(links('.tiles')).toEqual([
      expect.stringMatching(/^Queja Electrónica.* → #queja$/),
      expect.stringMatching(/^Denuncia Electrónica.* → #denuncia$/),
      expect.stringMatching(/^Declaración patrimonial.* → \/DeclaraNet\/$/),
      expect.stringMatching(/^Sistema de Entrega-Recepción.* → https:/),
      expect.stringMatching(/^Vehículos remolcados.* → \/vehiculosremolcados\/$/),
    ]);
    expect(texts('.tiles a[target=_blank]')).toEqual([
      expect.stringMatching(/^Sistema de Entrega-Recepción/),
    ]);
    const way = all('dialog dl > div').find(({ textContent }) =>
      /Me pidieron dinero/.test(textContent ?? ''),
    )!;
    expect(hrefs('a', way)).toContain('/denuncia/');
  });

  // Especificación: 2.3-10, 2.3-11, 2.3-14, 2.5-44, 2.5-47
  it('cada noticia, ahí y en prensa, lleva imagen, título, y «Publicado:» con su fecha', () => {
    for (const [ruta, level, first] of [
      ['/default/', 'h3', '2024-12-01'],
      ['/prensa/', 'h2', '2024-10-07'],
    ] as const) {
      open(ruta);
      for (const card of all('article')) {
        expect(one('img', card).getAttribute('alt')).toMatch(/.{20}/);
        expect(one(level, card)).toHaveTextContent(/.{10}/);
        expect(card).toHaveTextContent(/Publicado: \d+ de \w+ de 202[45]/);
        expect(one('time', card).getAttribute('datetime')! >= first).toBe(true);
      }
    }
    expect(texts('h1')).toEqual(['Noticias más recientes']);
  });
});

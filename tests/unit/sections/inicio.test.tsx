import { Home, HomeDialogs } from '@/components/sections/Home';
import type { Content } from '@/lib/content/model';
import { sampleWith, withSitio } from '../../sample';
import { viewOf } from '../site/sources';
import { all, one, show, texts } from './pagina';

const openHome = (content?: Content) =>
  show(<Home view={viewOf('inicio', '/default/', content)} />);

it('la sección de sugerencias, activa, lleva su formulario', () => {
  openHome(withSitio({ sugerencias: { activo: true } }));
  expect(all('#sugerencias form [name=sugerencia]')).toHaveLength(1);
  expect(all('[aria-roledescription=carrusel] [aria-roledescription=diapositiva]')).toHaveLength(3);
});

it('la entrada por código QR nombra la ventana que se abre', () => {
  show(<Home view={viewOf('codigoQr', '/default/qractive/')} />);
  expect(all('[data-opens=queja]')).toHaveLength(1);
});

// Especificación: D36-01
it.each(['queja', 'denuncia'])(
  'la ventana de %s lleva las seis recomendaciones en dos idiomas, y su botón «Close»',
  (id) => {
    show(<HomeDialogs view={viewOf('inicio', '/default/')} />);
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
  expect(of({ arrastre })).toEqual(['Oficina de arrastre: ']);
  expect(of({ arrastre: undefined })).toEqual([]);
});

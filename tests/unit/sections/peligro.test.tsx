import { telHref } from '@/lib/site/text';
import { sampleContent, sampleWith } from '../../sample';
import { open } from './abrir';

const GUARD = sampleContent().oficina.data['telefonoGuardia']!.valor;

const LIVE = sampleWith(({ sitio }) => (sitio.data.demostracion = false));
const [queja, denuncia] = ['#queja', '#denuncia'];

describe.each([
  ['/default/', queja, '¿Peligro ahora?', 'a cualquier hora'],
  ['/default/', denuncia, '¿Peligro ahora?', 'a cualquier hora'],
  ['/quejapublica/', 'main', '¿Peligro ahora?', 'a cualquier hora'],
  ['/denuncia/', 'main', '¿Peligro ahora?', 'a cualquier hora'],
  ['/en/complaint/', 'main', 'In danger now?', 'at any hour'],
  ['/en/report/', 'main', 'In danger now?', 'at any hour'],
])('en %s (%s)', (ruta, where, asks, anyHour) => {
  it.each([
    ['en la demostración', sampleContent()],
    ['en el sitio verdadero', LIVE],
  ])('lo primero es a quién llamar, también si el peligro es la policía: %s', (_when, content) => {
    open(ruta, content);
    const place = document.querySelector(where)!;
    const first = place.querySelector('[data-danger]')!;
    expect(first).toHaveTextContent(`${asks} 911.`);
    expect(first).toHaveTextContent(`${GUARD}, ${anyHour}.`);
    const calls = [...first.querySelectorAll('a[href^="tel:"]')].map((a) => a.getAttribute('href'));
    expect(calls).toEqual(['tel:911', telHref(GUARD)]);
    for (const later of place.querySelectorAll('form, input, textarea, .prose > p, details'))
      expect(first.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

it('mientras la oficina no diga su teléfono de guardia, queda el 911', () => {
  const untold = sampleWith(({ oficina }) => (oficina.data['telefonoGuardia']!.valor = ''));
  open('/denuncia/', untold);
  expect(document.querySelector('[data-danger]')).toHaveTextContent(/^¿Peligro ahora\? 911\.$/);
});

it.each([
  ['/default/', '#queja [data-danger]', '#denuncia'],
  ['/quejapublica/', '[data-danger]', '/denuncia/'],
  ['/en/complaint/', '[data-danger]', '/en/report/'],
])(
  'la queja de %s pregunta si hubo golpes o amenazas, y lleva a la denuncia',
  (ruta, where, href) => {
    open(ruta);
    const place = document.querySelector(where)!;
    expect(place).toHaveTextContent(/golpearon, le amenazaron|hit, threatened/);
    expect(place.querySelector(`a[href="${href}"]`)).toHaveTextContent(
      /sin su nombre|your name out/,
    );
  },
);

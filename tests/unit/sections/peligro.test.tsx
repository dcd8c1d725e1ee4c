import { telHref } from '@/lib/site/text';
import { sampleContent, sampleWith } from '../../sample';
import { open } from './abrir';
import { all, hrefs, one } from './pagina';

const GUARD = sampleContent().oficina.data['telefonoGuardia']!.valor;
const LIVE = sampleWith(({ sitio }) => (sitio.data.demostracion = false));
const SPANISH = ['¿Peligro ahora?', 'a toda hora'] as const;
const ENGLISH = ['In danger now?', 'any time'] as const;

describe.each([
  ['/default/', '#queja', ...SPANISH],
  ['/default/', '#denuncia', ...SPANISH],
  ['/quejapublica/', 'main', ...SPANISH],
  ['/directorio/', 'main', ...SPANISH],
  ['/denuncia/', 'main', ...SPANISH],
  ['/en/', 'main', ...ENGLISH],
  ['/en/complaint/', 'main', ...ENGLISH],
  ['/en/report/', 'main', ...ENGLISH],
])('en %s (%s)', (ruta, where, asks, anyHour) => {
  it.each([
    ['en la demostración', sampleContent()],
    ['en el sitio verdadero', LIVE],
  ])(
    'lo primero es a quién llamar, también si el peligro es la policía, y también en el papel: %s',
    (_when, content) => {
      open(ruta, content);
      const place = one(where);
      const first = one('[data-danger]', place);
      expect(first).toHaveTextContent(`${asks} 911`);
      expect(first).toHaveTextContent(`${anyHour}: ${GUARD}`);
      expect(first.closest('.no-print')).toBeNull();
      expect(hrefs('a[href^="tel:"]', first)).toEqual(['tel:911', telHref(GUARD)]);
      for (const later of all('form, input, textarea, .prose > p, details', place))
        expect(first.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );
});

it('mientras la oficina no diga su teléfono de guardia, queda el 911', () => {
  open(
    '/denuncia/',
    sampleWith(({ oficina }) => (oficina.data['telefonoGuardia']!.valor = '')),
  );
  expect(one('[data-danger]')).toHaveTextContent(/^¿Peligro ahora\? 911$/);
});

it.each([
  ['/default/', '#queja', '#denuncia'],
  ['/quejapublica/', '.form-page', '/denuncia/'],
  ['/en/complaint/', '.form-page', '/en/report/'],
])(
  'la queja de %s pregunta, antes de elegir, si hubo golpes o amenazas, y lleva a la denuncia',
  (ruta, where, href) => {
    open(ruta);
    expect(one(where)).toHaveTextContent(/golpearon, le amenazaron|hit, threatened/);
    const link = one(`.before-steps a[href="${href}"]`, one(where));
    expect(link).toHaveTextContent(/sin su nombre|without your name/);
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const choice = one('.choice', one(where));
    expect(link.compareDocumentPosition(choice) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

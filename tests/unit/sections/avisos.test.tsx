import { Avisos } from '@/components/sections/Avisos';
import type { AvisoView } from '@/lib/site/page-data/avisos';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { all, one, show, texts } from './pagina';

const aviso = (nivel: AvisoView['nivel']): AvisoView => ({
  ...{ id: nivel, nivel, titulo: 'No hay servicio', html: '<p>Vuelve el lunes.</p>' },
  ...{ vigencia: 'Vigente el 1 de enero de 2099', desde: 1, hasta: 2, muestra: false },
});

it('el nivel de un aviso se dice con palabras y con un signo propio, además del color', () => {
  show(<Avisos avisos={(['urgente', 'importante', 'informativo'] as const).map(aviso)} />);
  expect(texts('strong')).toEqual(['Aviso urgente', 'Aviso importante', 'Aviso']);
  expect(new Set(all('path').map((path) => path.getAttribute('d'))).size).toBe(3);
  expect(all('section').map((section) => section.getAttribute('aria-label'))).toEqual([
    'Aviso urgente: No hay servicio',
    'Aviso importante: No hay servicio',
    'Aviso: No hay servicio',
  ]);
});

it('sin JavaScript dice sus días y no ofrece un botón que nada haría', () => {
  show(<Avisos avisos={[aviso('urgente')]} />);
  expect(one('section')).toBeVisible();
  expect(one('section')).toHaveTextContent('Vigente el 1 de enero de 2099');
  expect(one('button')).toHaveClass('needs-script');
  expect(one('button')).toHaveTextContent('Ocultar este aviso');
});

it('lo que es de muestra lo dice', () => {
  show(<Avisos avisos={[{ ...aviso('informativo'), muestra: true }]} />);
  expect(texts('.marca')).toEqual(['Dato de muestra']);
});

it('un solo guion, el mismo en todas las páginas, va después de todos', () => {
  show(<Avisos avisos={[aviso('urgente'), aviso('informativo')]} />);
  expect(texts('script')).toEqual([AVISOS_SCRIPT]);
  expect(one('section ~ script').nextElementSibling).toBeNull();
});

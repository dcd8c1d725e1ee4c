import { Avisos } from '@/components/sections/Avisos';
import type { AvisoView } from '@/lib/site/page-data/avisos';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { all, one, show, texts } from './pagina';

const aviso = (nivel: AvisoView['nivel']): AvisoView => ({
  ...{ id: nivel, nivel, titulo: 'No hay servicio', html: '<p>Vuelve el lunes.</p>' },
  ...{
    vigencia: 'Vigente el 1 de enero de 2099',
    desde: 1,
    hasta: 2,
    muestra: nivel === 'urgente',
  },
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
  expect(texts('.marca')).toEqual(['(Dato de muestra)']);
  expect(texts('script')).toEqual([AVISOS_SCRIPT]);
  expect(one('section ~ script').nextElementSibling).toBeNull();
});

it('sin JavaScript dice sus días y no ofrece un botón que nada haría', () => {
  show(<Avisos avisos={[aviso('urgente')]} />);
  expect(one('section')).toBeVisible();
  expect(one('section')).toHaveTextContent('Vigente el 1 de enero de 2099');
  expect(one('button')).toHaveClass('needs-script');
});

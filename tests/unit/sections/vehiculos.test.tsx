import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import type { Content } from '@/lib/content/model';
import { declaracionesView } from '@/lib/site/views/documentos';
import { vehiculosView } from '@/lib/site/views/vehiculos';
import { sampleContent } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();
const open = (change: Partial<Content['vehiculos']['data']> = {}) => {
  const vehiculos = { ...content.vehiculos, data: { ...content.vehiculos.data, ...change } };
  show(<VehiculosSection view={vehiculosView({ ...content, vehiculos })} />);
};

describe('la búsqueda de vehículos remolcados', () => {
  it('se explica antes, y el marco y lo demás vienen después', () => {
    open();
    expect(texts('h2')).toEqual(['Busque su vehículo', 'Lo que necesito saber', 'Contacto']);
    expect(document.body.firstElementChild).toHaveTextContent(content.vehiculos.data.presentacion);
  });

  it('fuera del marco quedan siempre el enlace para abrirla aparte, el teléfono y los pasos', () => {
    open();
    const ways = one('[data-island=facade] + p');
    expect(ways).toHaveTextContent('¿No la ve? Ábrala aparte');
    expect(hrefs('a', ways)).toEqual([
      content.sitio.data.busquedaVehiculos,
      'tel:+526645550100',
      '#como-recuperar',
      '#papeles',
    ]);
    expect(one('[data-island=facade]').querySelectorAll('a')).toHaveLength(0);
  });

  it('en sábado, la oficina de arrastre está a la vista, con un teléfono que se marca', () => {
    open({ arrastre: { domicilio: 'Centro', horario: 'sábado', telefono: '664 555 0180' } });
    expect(texts('h2')).toContain('Oficina de arrastre');
    expect(hrefs('a')).toContain('tel:+526645550180');
    open({ arrastre: { domicilio: 'a', horario: 'b', telefono: 'por confirmar' } });
    expect(hrefs('a')).not.toContain('tel:');
  });

  it('tras los dos apartados fijos vienen las demás preguntas, con su fuente', () => {
    open({
      fuente: 'LGRA 33 por confirmar',
      preguntas: [
        { pregunta: '¿Y si es sábado?', respuesta: 'Llame.', fuente: 'LGRA 33' },
        { pregunta: '¿Y si no es mío?', respuesta: 'Lleve un poder.' },
      ],
    });
    expect(texts('details[data-folds] > summary').slice(2)).toEqual([
      '¿Y si es sábado?',
      '¿Y si no es mío?',
    ]);
    const [first, second] = all('details[data-folds]').slice(2);
    expect(first).toHaveTextContent('Fuente: LGRA, artículo 33.');
    expect(second).not.toHaveTextContent('Fuente');
    expect(one('#cuando-se-remolca')).toHaveTextContent(
      'Fuente: LGRA, artículo 33, por confirmar.',
    );
  });
});

it('en DeclaraNet se ven los plazos antes de «Iniciar Declaración»', () => {
  show(<DeclaracionesSection view={declaracionesView(sourcesOf())} />);
  const { tipos } = content.declaraciones.data;
  const before = one('.notice').textContent?.split('Iniciar Declaración')[0];
  for (const { plazo } of tipos) expect(before).toContain(plazo);
});

it('en DeclaraNet, cada plazo y cada respuesta dicen de dónde salen', () => {
  const { declaraciones } = content;
  const [tipo] = declaraciones.data.tipos;
  const [pregunta] = declaraciones.data.preguntas;
  const data = {
    ...declaraciones.data,
    tipos: [{ ...tipo!, fuente: 'LGRA 33' }],
    preguntas: [{ ...pregunta!, fuente: 'LGRA 32 y 46' }],
  };
  const from = { ...content, declaraciones: { ...declaraciones, data } };
  show(<DeclaracionesSection view={declaracionesView(sourcesOf(from))} />);
  expect(one('tbody tr')).toHaveTextContent('Fuente: LGRA, artículo 33.');
  expect(one('details')).toHaveTextContent('Fuente: LGRA, artículos 32 y 46.');
});

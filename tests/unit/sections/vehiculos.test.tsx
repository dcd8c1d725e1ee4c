import type { EntryOf } from '@/lib/content/model';
import { start as startFacade } from '@/components/islands/facade';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { officeHours } from '@/lib/office/hours';
import { officeState } from '@/lib/office/state';
import { DECLARATIONS, ENGLISH, MUESTRA_DE_GRUPO } from '@/lib/ui-texts';
import { preguntaId } from '@/lib/routes/row-ids';
import { sampleContent, sampleWith } from '../../sample';
import { viewOf } from '../site/sources';
import { open as openPage } from './abrir';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();
const ARRASTRE = {
  domicilio: 'Bulevar de los Álamos 2300',
  horario: 'lunes a viernes, de 8:00 a 20:00 horas; sábado y domingo, de 9:00 a 14:00 horas',
  telefono: '664 555 0180',
  mapa: 'https://mapas.example/oficina-de-arrastre',
  diasInhabiles: { anios: [2026], dias: [] },
};
/** 11:00 at the office. */
const SATURDAY = new Date('2026-08-01T18:00Z');

const withVehiculos = (change: Partial<EntryOf<'vehiculos'>['data']>) =>
  sampleWith(({ vehiculos }) => Object.assign(vehiculos.data, change));
const open = (change: Partial<EntryOf<'vehiculos'>['data']> = {}) =>
  show(
    <VehiculosSection {...viewOf('vehiculos', '/vehiculosremolcados/', withVehiculos(change))} />,
  );

describe('la búsqueda de vehículos remolcados', () => {
  it('contesta primero a quién llamar, a qué hora, si está abierta y dónde, con un teléfono que se marca y cómo llegar', () => {
    open({ arrastre: { ...ARRASTRE, aTodaHora: true } });
    const answer = one('.answer-panel:has(+ #buscar)');
    expect(answer).toHaveTextContent(
      /^Oficina de arrastre664 555 0180Teléfono: contesta a toda hora\.Ventanilla:.*Cómo llegar.*Horario: lunes a viernes.*Bulevar/,
    );
    const [first] = content.vehiculos.data.preguntas;
    expect(hrefs('a', answer)).toEqual([
      'tel:+526645550180',
      ARRASTRE.mapa,
      `mailto:${content.sitio.data.correoVehiculos}`,
      '#como-recuperar',
      '#papeles',
      `#${preguntaId(first!.pregunta)}`,
    ]);
    expect(texts('h2')).not.toContain('Contacto');
    open({ arrastre: { domicilio: 'a', horario: 'b', telefono: 'por confirmar' }, preguntas: [] });
    expect(hrefs('a[href^=tel], a[target=_blank]', one('#arrastre'))).toEqual([]);
  });

  it('si el teléfono no contesta a toda hora, abierta o cerrada es de los dos', () => {
    open({ arrastre: ARRASTRE });
    expect(one('#arrastre')).not.toHaveTextContent('Ventanilla');
  });

  it('al pie tampoco se lee que el teléfono sólo contesta con la oficina abierta', () => {
    const foot = (aTodaHora: boolean) => {
      openPage('/vehiculosremolcados/', withVehiculos({ arrastre: { ...ARRASTRE, aTodaHora } }));
      return texts('main p').find((text) => text?.startsWith('¿Dudas?'));
    };
    expect(foot(true)).toMatch(/^¿Dudas\? Llame al 664\s555\s0180, a toda hora\./);
    expect(foot(false)).toMatch(/664\s555\s0180, lunes a viernes/);
  });

  it('dos botones que abren lo mismo se llaman igual, y en el teléfono sólo uno va relleno', () => {
    open({ arrastre: ARRASTRE });
    expect(texts('button')).toEqual(['Buscar mi vehículo', 'Buscar mi vehículo']);
    expect(one('.facade button')).toHaveClass('max-md:button-outline');
    open({ arrastre: undefined });
    expect(one('.facade button')).not.toHaveClass('max-md:button-outline');
  });

  it('los papeles se leen antes de los pasos que los piden, y adónde quejarse después', () => {
    open();
    const order = texts('#como-recuperar :is(summary strong, ol > li:first-child, a)');
    expect(order[0]).toBe('Documentos para un vehículo nacional');
    expect(order.at(-1)).toBe('Presentar una denuncia');
  });

  it('junto a ella se abre la búsqueda de una vez', () => {
    open({ arrastre: ARRASTRE });
    startFacade(one('[data-island=facade]'));
    one('#arrastre button').click();
    expect(all('#buscar iframe')).toHaveLength(1);
  });

  it('si todo en ella es de muestra, lo dice una marca', () => {
    const from = sampleWith(({ vehiculos, sitio }) => {
      vehiculos.data.arrastre = { ...ARRASTRE, muestra: true };
      sitio.data.muestra = ['correoVehiculos'];
    });
    show(<VehiculosSection {...viewOf('vehiculos', '/vehiculosremolcados/', from)} />);
    expect(all('#arrastre .marca')).toHaveLength(1);
    expect(one('#arrastre .marca')).toHaveTextContent(MUESTRA_DE_GRUPO);
  });

  it('se explica después; fuera del marco quedan siempre el enlace para abrirla aparte, el teléfono y los pasos', () => {
    open({ arrastre: undefined });
    expect(texts('h2')).toEqual(['Busque su vehículo', 'Lo que necesito saber', 'Contacto']);
    const [what, ways] = all('.facade ~ p:not(.print-only)');
    expect(what).toHaveTextContent(content.vehiculos.data.presentacion);
    expect(ways).toHaveTextContent('Si no se ve, ábrala aparte');
    expect(hrefs('a', ways)).toEqual([content.sitio.data.busquedaVehiculos, 'tel:+526645550100']);
    // Where it failed, the link to open it apart is below, said once.
    expect(hrefs('.facade a')).toEqual(['tel:+526645550100']);
  });

  it('el estado de esa oficina sale de su horario y de sus días, no de los de la Sindicatura', () => {
    open({ arrastre: ARRASTRE });
    const { week, closed } = one('#arrastre [data-island=office]').dataset;
    expect(officeState({ week: week!, closed: closed!, clock: '-7' }, SATURDAY)).toBe(
      'Abierta, cierra a las 14:00',
    );
    const { horario, diasInhabiles } = content.sitio.data;
    expect(
      officeState(
        officeHours({ horario, zonaHoraria: 'America/Tijuana', diasInhabiles })!,
        SATURDAY,
      ),
    ).toMatch(/^Cerrada/);
  });

  it.each([
    ['no se sabe qué días cierra', { diasInhabiles: undefined }],
    ['su horario está en palabras que no se calculan', { horario: 'todos los días' }],
  ])('si %s se lee su horario y no se dice si está abierta', (_why, change) => {
    open({ arrastre: { ...ARRASTRE, ...change } });
    expect(all('#arrastre [data-island=office]')).toEqual([]);
    expect(one('#arrastre')).toHaveTextContent(`Horario: ${{ ...ARRASTRE, ...change }.horario}.`);
  });

  it('en la página en inglés la tarjeta de al lado es la de esa oficina', () => {
    openPage('/en/towed-vehicle/', withVehiculos({ arrastre: ARRASTRE }));
    expect(hrefs('.call-card a')).toEqual(['tel:+526645550180', ARRASTRE.mapa]);
    expect(all('.call-card [data-island=office]')).toHaveLength(1);
    expect(one('.call-card')).toHaveTextContent(/^Towing office/);
  });

  it('en la página en inglés lo inventado se dice una vez, antes de la tarjeta, y el buscador dice que está en español', () => {
    openPage('/en/towed-vehicle/', withVehiculos({ arrastre: { ...ARRASTRE, muestra: true } }));
    expect(texts('main .marca')).toEqual([ENGLISH.samples]);
    expect(one('h1').parentElement).toContainElement(one('main .marca'));
    expect(one('header .tool')).toHaveAccessibleName('Search, in Spanish');
  });

  it('la página en inglés empieza con la búsqueda', () => {
    openPage('/en/towed-vehicle/', withVehiculos({ arrastre: ARRASTRE }));
    expect(texts('main > p > a.button')[0]).toMatch(/^Find your car, in Spanish/);
    expect(hrefs('main > p > a.button')[0]).toBe(content.sitio.data.busquedaVehiculos);
  });

  it('cuánto se paga se lee cosa por cosa, y del monto se resalta la cantidad', () => {
    const montos = [
      { concepto: 'Arrastre', monto: '1,150 pesos por un carro' },
      { concepto: 'Cada día', monto: '95 pesos, desde que entró' },
    ];
    open({ preguntas: [{ pregunta: '¿Cuánto pago?', respuesta: 'Dos cosas.', montos }] });
    const [answer] = all('.panel').slice(2);
    expect(texts('dt', answer)).toEqual(['Arrastre', 'Cada día']);
    expect(texts('dd', answer)).toEqual(montos.map(({ monto }) => monto));
    expect(texts('dd strong', answer)).toEqual(['1,150 pesos por un carro', '95 pesos']);
  });

  it('bajo el primer botón se lee de qué sitio es la búsqueda', () => {
    open({ arrastre: ARRASTRE });
    const { host } = new URL(content.sitio.data.busquedaVehiculos!);
    expect(one('#arrastre button + span')).toHaveTextContent(`Se abre más abajo, desde ${host}.`);
  });

  it('una respuesta de dos párrafos se lee en dos párrafos', () => {
    open({ preguntas: [{ pregunta: '¿Y si es sábado?', respuesta: 'Llame.\nLleve un poder.' }] });
    const [answer] = all('.panel').slice(2);
    expect(texts('p', answer)).toEqual(['Llame.', 'Lleve un poder.']);
  });

  it('tras los dos apartados fijos vienen las demás preguntas, con su fuente', () => {
    open({
      fuente: 'LGRA 33 por confirmar',
      preguntas: [
        { pregunta: '¿Y si es sábado?', respuesta: 'Llame.', fuente: 'LGRA 33' },
        { pregunta: '¿Y si no es mío?', respuesta: 'Lleve un poder.' },
      ],
    });
    const [first, second] = all('.panel').slice(2);
    expect(first).toHaveTextContent('¿Y si es sábado?');
    expect(first).toHaveTextContent('Fuente: LGRA, artículo 33.');
    expect(second).not.toHaveTextContent('Fuente');
    expect(one('#cuando-se-remolca')).toHaveTextContent(
      'Fuente: LGRA, artículo 33, por confirmar.',
    );
  });
});

it('en DeclaraNet «Iniciar Declaración» va primero, y luego los plazos, cada uno con su cuenta; plazos y respuestas dicen de dónde salen', () => {
  const from = sampleWith(({ declaraciones: { data } }) => {
    data.tipos[0]!.fuente = 'LGRA 33';
    data.tipos[1]!.ultimoDia = '31 de mayo';
    data.preguntas[0]!.fuente = 'LGRA 32 y 46';
  });
  show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/', from)} />);
  const { tipos } = from.declaraciones.data;
  expect(document.body.firstElementChild).toHaveTextContent(/^Iniciar Declaración/);
  expect(texts('.answer-panel h2')).toEqual(tipos.map(({ nombre }) => nombre));
  expect(texts('.answer-panel h2 + p')).toEqual(tipos.map(({ plazo }) => plazo));
  expect(all('.answer-panel > *').map((card) => all('input', card).length)).toEqual([1, 0, 1]);
  expect(one('.answer-panel > *')).toHaveTextContent('Fuente: LGRA, artículo 33.');
  expect(one('.answer-panel > :nth-child(2)')).toHaveTextContent('Último día: 31 de mayo.');
  const folded = all('.answer-panel details');
  expect(folded.map((part) => one('summary', part).textContent)).toEqual(
    tipos.flatMap(({ cuenta }) =>
      cuenta ? ['A quién le toca', 'Calcular mi último día'] : ['A quién le toca'],
    ),
  );
  expect(folded[0]).toHaveTextContent(tipos[0]!.detalle);
  expect(one('.panel')).toHaveTextContent('Fuente: LGRA, artículos 32 y 46.');
});

it('en DeclaraNet, bajo el nombre se lee a quién le toca, y en el teléfono, bajo el botón, el día que ya se sabe', () => {
  const from = sampleWith(({ declaraciones: { data } }) => {
    Object.assign(data.tipos[1]!, { ultimoDia: '31 de mayo', aQuien: 'Si ya trabaja aquí' });
  });
  show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/', from)} />);
  expect(texts('.answer-panel > :nth-child(2) h2 + p')).toEqual(['Si ya trabaja aquí']);
  expect(one('.main-action > .button + span')).toHaveTextContent(
    'Si ya trabaja aquí: hasta el 31 de mayo de cada año.',
  );
});

it('en DeclaraNet, junto al botón, se va a qué documentos preparar si la página lo contesta', () => {
  const ways = (pregunta: string) => {
    const from = sampleWith(({ declaraciones: { data } }) => {
      data.preguntas = [{ pregunta, respuesta: 'Los de su dependencia.' }];
    });
    show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/', from)} />);
    return hrefs('.main-action a').slice(1);
  };
  expect(ways(DECLARATIONS.before)).toEqual([`#${preguntaId(DECLARATIONS.before)}`]);
  expect(ways('¿Quién declara?')).toEqual([]);
});

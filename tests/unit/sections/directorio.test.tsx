import {
  DirectorioSection,
  DirectorioTable,
  WhomToCall,
} from '@/components/sections/DirectorioSection';
import { UnitHead } from '@/components/sections/TabbedPage';
import { OrganigramaSection } from '@/components/sections/Organigrama';
import type { Content } from '@/lib/content/model';
import { organigrama } from '@/lib/site/organigrama';
import { staffView } from '@/lib/site/views/directorio';
import { sampleContent, sampleWith } from '../../sample';
import { viewOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

type Unidades = Content['directorio']['data']['unidades'];
const sample = sampleContent().directorio.data.unidades;
const [unidad] = sample;

function openStaff(unidades: Unidades = sample) {
  const content = sampleContent();
  const directorio = { ...content.directorio, data: { unidades } };
  show(<DirectorioTable unidades={staffView({ ...content, directorio }, '/directorio/')} />);
}
const row = (puesto: string) => all('tr').find((one) => texts('td', one)[0] === puesto)!;

describe('el directorio', () => {
  // Especificación: 2.5-34, 2.5-35, 2.5-38, 3-24
  it('lleva las cinco columnas y un grupo por unidad, con su personal', () => {
    openStaff();
    expect(texts('[scope=col]')).toEqual([
      'Nombre',
      'Puesto',
      'Correo Electrónico',
      'Teléfono',
      'Extensión',
    ]);
    expect(texts('tbody [scope=rowgroup]')).toEqual(sample.map(({ nombre }) => nombre));
    const groups = all('tbody').map((group) => [
      texts('[scope=row]', group),
      texts('td:nth-of-type(1):not([colspan])', group),
    ]);
    expect(groups).toEqual(
      sample.map(({ filas }) => [
        filas.map(({ nombre }) => nombre),
        filas.map(({ puesto }) => puesto),
      ]),
    );
  });

  // Especificación: 2.5-42
  it('el correo y el teléfono son enlaces; «- - -» y las celdas vacías se quedan así', () => {
    openStaff();
    const head = row('Síndica Procuradora');
    expect(hrefs('a', head)).toEqual([
      'mailto:mariana.elizalde@sindicatura.example',
      'tel:+526645550100,1101',
      '/directorio/persona-mariana-elizalde-quiroz.vcf',
    ]);
    expect(texts('a', head)[1]).toBe('664\u00a0555\u00a00100 ext.\u00a01101');
    expect(all('td', head).map((cell) => cell.getAttribute('colspan'))).toEqual([null, null, '2']);
    const empty = row('Supervisión de Operativos de Alcoholimetría');
    expect(texts('td', empty).slice(1)).toEqual(['- - -', '', '']);
    expect(hrefs('a', empty)).toEqual([]);
  });

  it('cada persona tiene su dirección; un puesto vacante, la de su puesto', () => {
    openStaff();
    expect(row('Síndica Procuradora').id).toBe('persona-mariana-elizalde-quiroz');
    const filas = [{ ...unidad!.filas[0]!, nombre: 'Vacante', puesto: 'Secretaría Técnica' }];
    openStaff([{ ...unidad!, filas }]);
    expect(row('Secretaría Técnica').id).toBe('puesto-oficina-secretaria-tecnica');
  });

  it('dice cuándo se verificó cada área, y lo que está mal se dice en un mensaje que ya la nombra', () => {
    openStaff([{ ...unidad!, verificado: '2026-11-03' }]);
    expect(one('tbody tr:last-child')).toHaveTextContent('Verificado el 3 de noviembre de 2026.');
    openStaff([{ ...unidad!, verificado: undefined }]);
    const foot = one('tbody tr:last-child');
    expect(foot).not.toHaveTextContent('Verificado');
    const { pathname, searchParams } = new URL(hrefs('[href^=mailto]', foot)[0]!);
    expect(pathname).toBe(sampleContent().sitio.data.correoContacto);
    expect(searchParams.get('subject')).toBe('Dato por corregir: Oficina del Síndico Procurador');
    expect(searchParams.get('body')).toContain(
      'https://sindicatura.example/directorio/#oficina\r\n',
    );
  });

  it('cada área se guarda como contacto, y quien está y tiene teléfono o correo', () => {
    const filas = [
      { nombre: 'Ana Ruiz', puesto: 'Directora', telefono: '', correo: 'ana@oficina.example' },
      { nombre: 'Vacante', puesto: 'Auditor', telefono: '070', correo: '' },
      { nombre: 'Eva Gil', puesto: 'Auditora', telefono: '- - -', correo: '- - -' },
    ].map((fila) => ({ ...fila, extension: '' }));
    openStaff([{ ...unidad!, filas }]);
    const saved = all('[download]').map(
      (link) => `${link.ariaLabel ?? link.textContent} → ${link.getAttribute('href')}`,
    );
    expect(saved).toEqual([
      'Guardar contacto de Ana Ruiz → /directorio/persona-ana-ruiz.vcf',
      'Guardar contacto del área → /directorio/oficina.vcf',
    ]);
  });
});

it('el organigrama en lista nombra a todas las unidades, con enlace a su personal', () => {
  const chart = { src: '/organigrama.svg', width: 8, height: 4, sources: [] };
  show(<OrganigramaSection nodes={organigrama(sample)} chart={chart} />);
  const links = all('li > a').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(sample.map(({ id, nombre }) => `${nombre} #${id}`));
});

it.each([
  ['Ana Ruiz', 'Ana Ruiz, Dirección de Contraloría'],
  ['VACANTE', 'Dirección de Contraloría (vacante)'],
  ['- - -', 'Dirección de Contraloría (vacante)'],
])('a quién acudir en una dirección: si la encabeza «%s», «%s»', (nombre, said) => {
  const content = sampleWith(({ directorio }) => {
    const unidad = directorio.data.unidades.find(({ id }) => id === 'contraloria')!;
    unidad.filas = [{ ...unidad.filas[0]!, nombre, puesto: 'Dirección de Contraloría' }];
  });
  show(<UnitHead aside={viewOf('direccion', '/contraloria/', content).aside} />);
  expect(texts('p')).toContain(said);
});

it('«¿a quién llamo para…?» dice cuándo contestan, y es en cada renglón una llamada a quien atiende; sin renglones no aparece', () => {
  const rows = (llamar: { para: string; unidad: string; extension?: string }[]) => {
    const content = sampleWith(({ paginas, vehiculos }) => {
      Object.assign(paginas.find(({ slug }) => slug === 'directorio')!.data, { llamar });
      vehiculos!.data.arrastre!.aTodaHora = true;
    });
    const { llamar: calls, contestan } = viewOf('directorio', '/directorio/', content);
    show(<WhomToCall rows={calls} hours={contestan} />);
  };
  rows([
    { para: 'Pedir una constancia', unidad: 'investigacion', extension: '1505' },
    { para: 'Hablar con la oficina', unidad: 'oficina' },
  ]);
  expect(texts('[scope=row]')).toEqual([
    'Recuperar un vehículo remolcado',
    'Pedir una constancia',
    'Hablar con la oficina',
  ]);
  expect(texts('p')).toEqual([`Contestan de ${sampleContent().sitio.data.horario}.`]);
  const towing = sampleContent().vehiculos!.data.arrastre!.telefono.replace(/\s/g, '');
  expect(hrefs('td a')).toEqual([
    `tel:+52${towing}`,
    'tel:+526645550100,1505',
    'tel:+526645550100,1101',
  ]);
  expect(texts('td')[0]).toMatch(/^Oficina de arrastre, a toda hora/);
  expect(texts('td')[4]).toBe('Oficina del Síndico Procurador');
  rows([]);
  expect(all('h2')).toEqual([]);
});

it('las respuestas están antes que el filtro de personas, al que lleva un enlace junto a la pregunta', () => {
  const call = { id: 'asunto-obra', para: 'Reportar una obra', unidad: 'Contraloría' };
  const llamar = [{ ...call, telefono: '070', extension: '' }];
  show(<DirectorioSection {...{ ...viewOf('directorio', '/directorio/'), llamar }} />);
  const [calls, box] = [one('#llamar'), one('#filtro')];
  expect(calls.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(hrefs('section:has(#llamar) h2 + a')).toEqual(['#filtro']);
});

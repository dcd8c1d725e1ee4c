import { DirectorioTable, WhomToCall } from '@/components/sections/DirectorioSection';
import { UnitPanel } from '@/components/sections/DireccionAside';
import { OrganigramaSection } from '@/components/sections/Organigrama';
import type { Content } from '@/lib/content/model';
import { organigrama } from '@/lib/site/organigrama';
import { pageData } from '@/lib/site/page-data';
import { staffView } from '@/lib/site/views/directorio';
import { direccionView } from '@/lib/site/views/direccion';
import { sampleContent, sampleWith } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

type Unidades = Content['directorio']['data']['unidades'];
/** The directory as its page shows it, with other units. */
const staffOf = (unidades: Unidades) => {
  const content = sampleContent();
  return staffView(
    { ...content, directorio: { ...content.directorio, data: { unidades } } },
    '/directorio/',
  );
};
const sample = sampleContent().directorio.data.unidades;
const unidades = staffOf(sample);
const row = (puesto: string) => all('tr').find((one) => texts('td', one)[0] === puesto)!;

describe('el directorio', () => {
  beforeEach(() => show(<DirectorioTable unidades={unidades} />));

  // Especificación: 2.5-34, 2.5-35, 2.5-38, 3-24
  it('lleva las cinco columnas y un grupo por unidad, con su personal', () => {
    expect(texts('[scope=col]')).toEqual([
      'Nombre',
      'Puesto',
      'Correo Electrónico',
      'Teléfono',
      'Extensión',
    ]);
    expect(texts('tbody [scope=rowgroup]')).toEqual(unidades.map(({ nombre }) => nombre));
    const groups = all('tbody').map((group) => [
      texts('[scope=row]', group),
      texts('td:nth-of-type(1):not([colspan])', group),
    ]);
    expect(groups).toEqual(
      unidades.map(({ filas }) => [
        filas.map(({ nombre }) => nombre),
        filas.map(({ puesto }) => puesto),
      ]),
    );
  });

  it('el correo y el teléfono son enlaces', () => {
    expect(hrefs('a', row('Síndica Procuradora'))).toEqual([
      'mailto:mariana.elizalde@sindicatura.example',
      'tel:+526645550100,1101',
      '/directorio/persona-mariana-elizalde-quiroz.vcf',
    ]);
    expect(texts('a', row('Síndica Procuradora'))[1]).toBe('664\u00a0555\u00a00100 ext.\u00a01101');
    // Phone and extension are one link, under both columns.
    const cells = all('td', row('Síndica Procuradora'));
    expect(cells.map((cell) => cell.getAttribute('colspan'))).toEqual([null, null, '2']);
  });

  it('cada persona tiene su dirección; un puesto vacante, la de su puesto', () => {
    expect(row('Síndica Procuradora').id).toBe('persona-mariana-elizalde-quiroz');
    const [unidad] = sample;
    const filas = [{ ...unidad!.filas[0]!, nombre: 'Vacante', puesto: 'Secretaría Técnica' }];
    show(<DirectorioTable unidades={staffOf([{ ...unidad!, filas }])} />);
    expect(row('Secretaría Técnica').id).toBe('puesto-oficina-secretaria-tecnica');
  });

  // Especificación: 2.5-42
  it('«- - -» y las celdas vacías se quedan así, sin enlace', () => {
    const empty = row('Supervisión de Operativos de Alcoholimetría');
    expect(texts('td', empty).slice(1)).toEqual(['- - -', '', '']);
    expect(hrefs('a', empty)).toEqual([]);
  });
});

describe('lo que el directorio dice de sus propios datos', () => {
  const [unidad] = sample;
  const foot = (verificado?: string) => {
    show(<DirectorioTable unidades={staffOf([{ ...unidad!, verificado }])} />);
    return all('tbody tr').at(-1)!;
  };

  it('cuándo se verificó cada área, si se sabe', () => {
    expect(texts('time', foot('2026-11-03'))).toEqual(['3 de noviembre de 2026']);
    expect(foot('2026-11-03').textContent).toContain('Verificado el 3 de noviembre de 2026.');
    expect(foot().textContent).not.toContain('Verificado');
  });

  it('cada área se guarda como contacto, y quien está y tiene teléfono o correo', () => {
    const filas = [
      { nombre: 'Ana Ruiz', puesto: 'Directora', telefono: '', correo: 'ana@oficina.example' },
      { nombre: 'Vacante', puesto: 'Auditor', telefono: '070', correo: '' },
      { nombre: 'Eva Gil', puesto: 'Auditora', telefono: '- - -', correo: '- - -' },
    ].map((fila) => ({ ...fila, extension: '' }));
    show(<DirectorioTable unidades={staffOf([{ ...unidad!, filas }])} />);
    expect(hrefs('[download]')).toEqual([
      '/directorio/persona-ana-ruiz.vcf',
      '/directorio/oficina.vcf',
    ]);
    const names = all('[download]').map((link) => link.ariaLabel ?? link.textContent);
    expect(names).toEqual(['Guardar contacto de Ana Ruiz', 'Guardar contacto del área']);
  });

  it('lo que está mal se dice en un mensaje que ya nombra el área y su lugar', () => {
    const [message] = hrefs('[href^=mailto]', foot());
    const { pathname, searchParams } = new URL(message!);
    expect(pathname).toBe(sampleContent().sitio.data.correoContacto);
    expect(searchParams.get('subject')).toBe('Dato por corregir: Oficina del Síndico Procurador');
    expect(searchParams.get('body')).toContain(
      'https://sindicatura.example/directorio/#oficina\r\n',
    );
  });
});

it('el organigrama en lista nombra a todas las unidades, con enlace a su personal', () => {
  const chart = { src: '/organigrama.svg', width: 8, height: 4, sources: [] };
  show(<OrganigramaSection nodes={organigrama(sample)} chart={chart} />);
  const links = all('li > a').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(unidades.map(({ id, nombre }) => `${nombre} #${id}`));
});

describe('a quién acudir en una dirección', () => {
  const acudir = (nombre: string) => {
    const content = sampleWith(({ directorio }) => {
      const unidad = directorio.data.unidades.find(({ id }) => id === 'contraloria')!;
      unidad.filas = [{ ...unidad.filas[0]!, nombre, puesto: 'Dirección de Contraloría' }];
    });
    const { aside } = direccionView(sourcesOf(content), '/contraloria/');
    show(<UnitPanel unidad={aside.unidad!} />);
    return texts('p')[0];
  };

  it('es la persona y su puesto', () =>
    expect(acudir('Ana Ruiz')).toBe('Ana Ruiz, Dirección de Contraloría'));

  it.each(['Vacante', 'VACANTE', '', '- - -'])(
    'si el puesto está vacante («%s»), se dice',
    (nombre) => expect(acudir(nombre)).toBe('Dirección de Contraloría (vacante)'),
  );
});

describe('¿a quién llamo para…?', () => {
  const directorio = (llamar: { para: string; unidad: string; extension?: string }[]) => {
    const content = sampleWith(({ paginas }) =>
      Object.assign(paginas.find(({ slug }) => slug === 'directorio')!.data, { llamar }),
    );
    const page = { kind: 'directorio' as const, ruta: '/directorio/' };
    return pageData(sourcesOf(content), page).view.llamar;
  };

  it('cada renglón es una llamada a la extensión de quien atiende', () => {
    const rows = directorio([
      { para: 'Pedir una constancia', unidad: 'investigacion', extension: '1505' },
      { para: 'Hablar con la oficina', unidad: 'oficina' },
    ]);
    show(<WhomToCall rows={rows} />);
    expect(one('details[open]')).not.toHaveAttribute('data-folds');
    expect(texts('[scope=row]')).toEqual(['Pedir una constancia', 'Hablar con la oficina']);
    expect(hrefs('td a')).toEqual(['tel:+526645550100,1505', 'tel:+526645550100,1101']);
    expect(texts('td a')).toEqual(
      ['1505', '1101'].map((ext) => `664\u00a0555\u00a00100 ext.\u00a0${ext}`),
    );
    expect(texts('td')[2]).toBe('Oficina del Síndico Procurador');
  });

  it('sin renglones no aparece', () => {
    show(<WhomToCall rows={directorio([])} />);
    expect(all('h2')).toEqual([]);
  });
});

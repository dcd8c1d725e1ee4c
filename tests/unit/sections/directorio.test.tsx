import { DirectorioTable, OrganigramaList } from '@/components/sections/DirectorioSection';
import { organigrama } from '@/lib/site/organigrama';
import { sampleContent } from '../../sample';
import { all, hrefs, show, texts } from './pagina';

const { unidades } = sampleContent().directorio.data;
const row = (puesto: string) => all('tr').find((one) => texts('td', one)[0] === puesto)!;

describe('el directorio', () => {
  beforeEach(() => show(<DirectorioTable unidades={unidades} />));

  it('lleva las cinco columnas y un grupo por unidad', () => {
    expect(texts('[scope=col]')).toEqual([
      'Nombre',
      'Puesto',
      'Correo Electrónico',
      'Teléfono',
      'Extensión',
    ]);
    expect(texts('tbody [scope=rowgroup]')).toEqual(unidades.map(({ nombre }) => nombre));
  });

  it('el correo y el teléfono son enlaces', () => {
    expect(hrefs('a', row('Síndica Procuradora'))).toEqual([
      'mailto:mariana.elizalde@sindicatura.example',
      'tel:+526645550100',
    ]);
  });

  // Especificación: 2.5-42
  it('«- - -» y las celdas vacías se quedan así, sin enlace', () => {
    const empty = row('Supervisión de Operativos de Alcoholimetría');
    expect(texts('td', empty).slice(1)).toEqual(['- - -', '', '']);
    expect(hrefs('a', empty)).toEqual([]);
  });
});

it('el organigrama en lista nombra a todas las unidades, con enlace a su personal', () => {
  show(<OrganigramaList unidades={unidades} organigrama={organigrama(unidades)} />);
  const links = all('li > a').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(unidades.map(({ id, nombre }) => `${nombre} #${id}`));
});

import { render, screen, within } from '@testing-library/react';
import { DirectorioTable, OrganigramaList } from '@/components/sections/Directorio';
import { loadContent } from '@/lib/content';

const { unidades } = loadContent().directorio.data;
const row = (puesto: string) => screen.getByRole('cell', { name: puesto }).closest('tr')!;

describe('el directorio', () => {
  it('lleva las cinco columnas y un grupo por unidad', () => {
    render(<DirectorioTable unidades={unidades} />);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Nombre',
      'Puesto',
      'Correo Electrónico',
      'Teléfono',
      'Extensión',
    ]);
    const groups = [...document.querySelectorAll('tbody')].map(
      (group) => group.querySelector('[scope=rowgroup]')?.textContent,
    );
    expect(groups).toEqual(unidades.map(({ nombre }) => nombre));
  });

  it('el correo y el teléfono son enlaces', () => {
    render(<DirectorioTable unidades={unidades} />);
    const hrefs = within(row('Síndica Procuradora'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['mailto:mariana.elizalde@sindicatura.example', 'tel:+526645550100']);
  });

  it('«- - -» y las celdas vacías se quedan así, sin enlace', () => {
    render(<DirectorioTable unidades={unidades} />);
    const cells = row('Supervisión de Operativos de Alcoholimetría');
    expect([...cells.cells].slice(2).map((cell) => cell.textContent)).toEqual(['- - -', '', '']);
    expect(within(cells).queryByRole('link')).toBeNull();
  });

  it('el organigrama en lista nombra a todas las unidades, con enlace a su personal', () => {
    render(<OrganigramaList unidades={unidades} />);
    for (const { id, nombre } of unidades)
      expect(screen.getByRole('link', { name: nombre })).toHaveAttribute('href', `#${id}`);
  });
});

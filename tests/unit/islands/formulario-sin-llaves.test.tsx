import { fireEvent, screen } from '@testing-library/react';
import { FORMS } from '@/lib/ui-texts';
import { open, SERVIDOR, values, write } from './formulario';

const { PRINT_SHEET } = FORMS;

let print: jest.SpyInstance;
beforeEach(() => {
  window.print = () => undefined;
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

describe('sin llaves del correo', () => {
  // Especificación: D32-04
  it('el formulario empieza por las otras vías', () => {
    open('queja', null);
    const form = document.querySelector('form')!;
    const lead = screen.getByText('El envío en línea no está disponible por ahora.');
    const firstField = form.querySelector('input')!;
    expect(
      lead.compareDocumentPosition(firstField) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '070' })).toHaveAttribute('href', 'tel:070');
  });

  // Especificación: D32-04
  it('no ofrece «Enviar», sino imprimir la hoja con lo escrito', () => {
    open('queja', null);
    write(SERVIDOR);
    expect(screen.queryByRole('button', { name: /^Envi/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: PRINT_SHEET }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(SERVIDOR);
  });
});

/** @jest-environment node */
import { copies, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const DENUNCIA = 'formularios/denuncia.yml';
const said = (edit: (text: string) => string, file = DENUNCIA) =>
  check({ [file]: edit }).said(file);

describe('lo que un formulario promete es lo que su mensaje cumple', () => {
  it('si dice que no recibe un dato y lo envía, la revisión nombra el dato y el renglón', () => {
    const promise = 'Podremos responderle. Su identidad es confidencial.';
    expect(said(swap(promise, 'No recibimos su teléfono.'))).toEqual([
      expect.stringContaining(
        'modos.0.opcion.texto: promete «no recibimos su telefono», y este modo envía «Teléfono».',
      ),
    ]);
  });

  it('si dice que podrá responder y no envía con qué, también', () => {
    expect(said(swap('No podremos responderle.', 'Podremos responderle.'))).toEqual([
      expect.stringContaining('y este modo no envía ni teléfono ni correo.'),
    ]);
  });

  it('si dice que no podrá responder y sí envía con qué, también', () => {
    expect(
      said(swap('Podremos responderle. Su identidad', 'No podremos responderle. Su identidad')),
    ).toEqual([expect.stringContaining('y este modo sí envía con qué responder.')]);
  });

  it('si dice que no saben quién escribe y el modo no es anónimo, también', () => {
    const who = "'Quién la lee: la oficina y la Dirección de Investigación y Determinación.'";
    const edit = swap(who, "'No saben quién es usted.'");
    expect(said(edit)).toEqual([expect.stringContaining('y este modo no es anónimo.')]);
  });

  it('el camino de los mensajes tiene palabras para el servicio y para el relevo, las dos', () => {
    const lines = (text: string) => text.replace(/ {2}relevo:[^]*$/, '');
    expect(said(lines, 'correo.yml').join()).toContain('relevo');
  });
});

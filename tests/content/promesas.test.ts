/** @jest-environment node */
import { copies, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const DENUNCIA = 'formularios/denuncia.yml';
const said = (edit: (text: string) => string, file = DENUNCIA) =>
  check({ [file]: edit }).said(file);

describe('lo que un formulario promete es lo que su mensaje cumple', () => {
  const PROMISE = 'Podremos responderle. Su identidad';
  it.each([
    [
      `${PROMISE} es confidencial.`,
      'No recibimos su teléfono.',
      'modos.0.opcion.texto: promete «no recibimos su telefono», y este modo envía «Teléfono».',
    ],
    [
      'No podremos responderle.',
      'Podremos responderle.',
      'y este modo no envía ni teléfono ni correo.',
    ],
    [PROMISE, `No p${PROMISE.slice(1)}`, 'y este modo sí envía con qué responder.'],
    [
      "'Quién la lee: la oficina y la Dirección de Investigación y Determinación.'",
      "'No saben quién es usted.'",
      'y este modo no es anónimo.',
    ],
  ])('si en vez de «%s» dice «%s», la revisión lo señala: %s', (from, to, message) =>
    expect(said(swap(from, to))).toEqual([expect.stringContaining(message)]),
  );
});

/** @jest-environment node */
import { parseSendRequest } from '@/lib/email/request';

const REQUEST = {
  lib_version: '4.4.1',
  user_id: 'clave',
  service_id: 'servicio',
  template_id: 'plantilla',
  template_params: { message: 'Ñandú', n: 1 },
};
const bytes = (text: string) => Buffer.from(text);
const NO_JSON = 'El cuerpo no es JSON en UTF-8.\n';

describe('la petición del servicio de correo', () => {
  it('se lee entera, como la escribe su biblioteca', () => {
    expect(parseSendRequest(bytes(JSON.stringify(REQUEST)))).toEqual(REQUEST);
  });

  it.each([5_000, 60_000])(
    'con %i niveles, unos dentro de otros, se rechaza y no rompe nada',
    (levels) => {
      const body = `{"template_params":{"message":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
      const text = 'El cuerpo tiene demasiados niveles.\n';
      expect(parseSendRequest(bytes(body))).toEqual({ status: 400, text });
    },
  );

  it.each([
    ['a medias', bytes('{'), NO_JSON],
    ['vacía', bytes(''), NO_JSON],
    ['que no es UTF-8', Buffer.from('{"user_id":"José"}', 'latin1'), NO_JSON],
    ['que es una lista', bytes('[]'), 'El cuerpo no es un objeto JSON.\n'],
    [
      'sin clave pública',
      bytes('{"service_id":"s","template_id":"t"}'),
      'Falta user_id, o no es del tipo debido.\n',
    ],
    [
      'con tres campos mal',
      bytes('{"user_id":"u","service_id":"","template_id":7,"template_params":"privado"}'),
      'Falta service_id, o no es del tipo debido.\nFalta template_id, o no es del tipo debido.\n' +
        'Falta template_params, o no es del tipo debido.\n',
    ],
  ])('%s se rechaza y se dice qué falta, sin repetir lo enviado', (_case, body, text) => {
    expect(parseSendRequest(body)).toEqual({ status: 400, text });
  });
});

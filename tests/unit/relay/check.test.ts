/** @jest-environment node */
import { parseSendRequest, type SendRequest } from '@/lib/email/request';
import type { Values } from '@/lib/forms/logic';
import { checkRequest } from '@/scripts/relay/check';
import { correos, form, mode } from '../lib/formularios';
import { DENUNCIA as D, MODES, paramsOf, requestBody, settings } from './helpers';

const { account } = settings(0);
const check = (name: string, params: object, changes = {}, now = new Date()) => {
  const body = requestBody(name, params as Record<string, unknown>, changes);
  return checkRequest(parseSendRequest(Buffer.from(body)) as SendRequest, account, now);
};
const refused = (text: string, status = 400) => ({ status, text: `${text}\n` });
const NOT_THAT = 'No es lo que ese formulario envía.';
const CHECKBOX = 'checkbox';

const only = (name: string, filled: string[]): Values => {
  const blank = mode(name).campos.filter((campo) => !filled.includes(campo));
  return paramsOf(name, Object.fromEntries(blank.map((campo) => [campo, ''])));
};

const least = (name: string): string[][] => {
  const { todos, alguno } = mode(name).exige;
  return alguno.length > 0 ? alguno.map((one) => [...todos, one]) : [todos];
};

const keysOf = (name: string, campo: string): string[] =>
  Object.entries(mode(name).carga).flatMap(([key, valor]) =>
    'campo' in valor && valor.campo === campo ? [key] : [],
  );

const typeOf = (name: string, campo: string) => form(name.split('/')[0] ?? '').campos[campo]?.tipo;

const without = (params: Values, key: string): Values =>
  Object.fromEntries(Object.entries(params).filter(([name]) => name !== key));

describe.each(MODES)('lo que el formulario de %s no envía, el relevo no lo lleva', (name) => {
  it('con sólo lo que exige, sale, y sólo a su buzón', () => {
    for (const params of least(name).map((filled) => only(name, filled)))
      expect(check(name, params)).toMatchObject({
        to: params['reply_to'],
        titulo: mode(name).titulo,
        message: { template_params: params },
      });
  });

  it('sin algo de lo que exige, no sale, y dice cuál falta', () => {
    const { todos, alguno } = mode(name).exige;
    const empty: [string[], Values][] = todos
      .filter((campo) => campo !== CHECKBOX)
      .map((campo) => [keysOf(name, campo), paramsOf(name, { [campo]: ' \n\u00a0' })]);
    if (alguno.length > 0)
      empty.push([alguno.flatMap((campo) => keysOf(name, campo)), only(name, [])]);
    expect(empty).not.toEqual([]);
    for (const [keys, params] of empty) {
      const { status, text } = check(name, params) as { status: number; text: string };
      expect(status).toBe(400);
      const [, told = ''] = /^.* Vacío: ([^.]*)\. /.exec(text) ?? [];
      expect(told.split(', ')).toEqual(expect.arrayContaining(keys.slice(0, 1)));
      expect(text).toMatch(/ (Todo es obligatorio|Basta con que cuente qué pasó)/);
    }
  });

  it('sin una de sus claves, no sale', () => {
    const params = paramsOf(name);
    for (const key of Object.keys(params))
      expect(check(name, without(params, key))).toEqual(refused(`${NOT_THAT} Falta: ${key}.`));
  });

  it('con otro valor en lo que no se escribe, no sale', () => {
    const fixed = Object.entries(mode(name).carga).filter(([, valor]) => !('campo' in valor));
    for (const [key] of fixed)
      for (const value of ['otro', '', `${correos.quejas}, otra@persona.example`])
        expect(check(name, { ...paramsOf(name), [key]: value })).toEqual(
          refused(`${NOT_THAT} Con otro valor: ${key}.`),
        );
  });

  it('un dato de un renglón no sale con dos, que parecerían otro dato; lo que tiene varios, sí', () => {
    const forged = (campo: string) =>
      paramsOf(name, { [campo]: 'a\nmessage: YO CONFIESO\rfolio: D-1' });
    const sent = mode(name).campos.filter((campo) => keysOf(name, campo).length > 0);
    const long = sent.filter((campo) => typeOf(name, campo) === 'textarea');
    const short = sent.filter((campo) => !long.includes(campo));
    expect([long.length > 0, short.length > 0]).toEqual([true, true]);
    for (const campo of long) {
      const params = forged(campo);
      expect(check(name, params)).toMatchObject({ message: { template_params: params } });
    }
    for (const campo of short)
      expect(check(name, forged(campo))).toEqual(
        refused(`${NOT_THAT} Con más de un renglón: ${keysOf(name, campo).join(', ')}.`),
      );
  });
});

describe('lo que parece un mensaje y no lo es', () => {
  const good = paramsOf(D);
  const folio = good['folio'] ?? '';

  it.each(['to', 'to_email', 'bcc', 'numero_reporte', 'constructor'])(
    'un campo ajeno (%s) no sale, ni el error lo repite',
    (key) => {
      const text = `${NOT_THAT} Sobra: un campo que ese formulario no tiene.`;
      expect(check(D, { ...good, [key]: 'otra@persona.example' })).toEqual(refused(text));
    },
  );

  it.each([
    ['mal copiado', folio.replace(/.$/, '?')],
    ['con espacios', ` ${folio}`],
    ['con espacios dentro', folio.replace('-', '- ')],
    ['en minúsculas', folio.toLowerCase()],
    ['de otro formulario', folio.replace('D', 'Q')],
    ['con otro encabezado', `${folio}\r\nBcc: otra@persona.example`],
  ])('un folio %s no pasa', (_case, other) => {
    expect(check(D, { ...good, folio: other })).toEqual(
      refused(`${NOT_THAT} Con otro valor: folio.`),
    );
  });

  it.each([
    [-3, false],
    [-2, true],
    [0, true],
    [2, true],
    [3, false],
  ])('un folio de %i días de diferencia con hoy: ¿sale? %s', (days, leaves) => {
    const now = new Date();
    now.setDate(now.getDate() - days);
    const answer = check(D, good, {}, now);
    if (leaves) expect(answer).toMatchObject({ message: { template_params: good } });
    else expect(answer).toEqual(refused(`${NOT_THAT} Con fecha de otros días: folio.`));
  });

  it('una denuncia con sólo lo que el sitio pone por su cuenta no sale', () => {
    const { from_name, reply_email, reply_to } = good;
    expect(check(D, { from_name, reply_email, reply_to, folio })).toEqual(
      refused(`${NOT_THAT} Falta: message, fecha_percance, lugar.`),
    );
  });

  it.each([
    ['con otra clave pública', { user_id: 'ajena' }, 403, 'La clave pública no es de este relevo.'],
    ['de otro servicio', { service_id: 'x' }, 400, 'Ese servicio no es de este relevo.'],
    ['de otra plantilla', { template_id: 'x' }, 400, 'Esa plantilla no es de este relevo.'],
    [
      'con un campo que no es texto',
      { template_params: { ...good, message: ['a'] } },
      400,
      'Todos los campos deben ser textos.',
    ],
  ])('un envío %s no sale', (_case, changes, status, text) => {
    expect(check(D, good, changes)).toEqual(refused(text, status));
  });
});

/** @jest-environment node */
import type { Values } from '@/lib/forms/logic';
import { mode } from '../lib/formularios';
import { envio, listen, MODES, paramsOf, post, said, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

const CHECKBOX = 'checkbox';

/** The message of a mode whose form has only these fields filled. */
const only = (name: string, filled: string[]): Values => {
  const blank = mode(name).campos.filter((campo) => !filled.includes(campo));
  return paramsOf(name, Object.fromEntries(blank.map((campo) => [campo, ''])));
};

/** Each way of filling no more than what a mode asks for. */
const least = (name: string): string[][] => {
  const { todos, alguno } = mode(name).exige;
  return alguno.length > 0 ? alguno.map((one) => [...todos, one]) : [todos];
};

/** The keys that a field's text leaves under. */
const keysOf = (name: string, campo: string): string[] =>
  Object.entries(mode(name).carga).flatMap(([key, valor]) =>
    'campo' in valor && valor.campo === campo ? [key] : [],
  );

const without = (params: Values, key: string): Values =>
  Object.fromEntries(Object.entries(params).filter(([name]) => name !== key));

const NOT_THAT = 'No es lo que ese formulario envía.';

describe.each(MODES)('lo que el formulario de %s no envía, el relevo no lo lleva', (name) => {
  it('con sólo lo que exige, llega', async () => {
    const { url, arrived } = await office();
    const all = least(name).map((filled) => only(name, filled));
    for (const params of all)
      expect(said(await post(url, envio(name, params)))).toEqual([200, 'OK']);
    expect(arrived.map(({ exact }) => exact.template_params)).toStrictEqual(all);
  });

  it('sin algo de lo que exige, no sale, y dice cuál falta', async () => {
    const { url, arrived } = await office();
    const { todos, alguno } = mode(name).exige;
    const empty: [string[], Values][] = todos
      .filter((campo) => campo !== CHECKBOX)
      .map((campo) => [keysOf(name, campo), paramsOf(name, { [campo]: ' \n\u00a0' })]);
    if (alguno.length > 0)
      empty.push([alguno.flatMap((campo) => keysOf(name, campo)), only(name, [])]);
    expect(empty).not.toEqual([]);
    for (const [keys, params] of empty) {
      const answer = await post(url, envio(name, params));
      expect([answer.status, arrived]).toEqual([400, []]);
      const [, told = ''] = /^.* Vacío: ([^.]*)\. /.exec(answer.body.toString()) ?? [];
      expect(told.split(', ')).toEqual(expect.arrayContaining(keys.slice(0, 1)));
      expect(answer.body.toString()).toMatch(/ (Llene todos los datos|Basta con que llene)/);
    }
  });

  it('sin una de sus claves, no sale', async () => {
    const { url, arrived } = await office();
    const params = paramsOf(name);
    for (const key of Object.keys(params)) {
      const answer = await post(url, envio(name, without(params, key)));
      expect(said(answer)).toEqual([400, `${NOT_THAT} Falta: ${key}.\n`]);
    }
    expect(arrived).toEqual([]);
  });

  it('con otro valor en lo que no se escribe, no sale', async () => {
    const { url, arrived } = await office();
    const fixed = Object.entries(mode(name).carga).filter(([, valor]) => !('campo' in valor));
    for (const [key] of fixed) {
      const answer = await post(url, envio(name, { ...paramsOf(name), [key]: 'otro' }));
      expect(said(answer)).toEqual([400, `${NOT_THAT} Con otro valor: ${key}.\n`]);
    }
    expect(arrived).toEqual([]);
  });
});

describe('lo que parece un mensaje y no lo es', () => {
  it('una denuncia con sólo lo que el sitio pone por su cuenta no sale', async () => {
    const { url, arrived } = await office();
    const { from_name, reply_email, reply_to, folio } = paramsOf('denuncia/anonimo');
    const params = { from_name, reply_email, reply_to, folio };
    const answer = await post(url, envio('denuncia/anonimo', params));
    const text = `${NOT_THAT} Falta: message, fecha_percance, lugar.\n`;
    expect([...said(answer), arrived]).toEqual([400, text, []]);
  });

  it('una denuncia anónima a la que le añaden un teléfono no sale', async () => {
    const { url, arrived } = await office();
    const params = { ...paramsOf('denuncia/anonimo'), telefono: '6645551234' };
    const answer = await post(url, envio('denuncia/anonimo', params));
    expect([answer.status, arrived]).toEqual([400, []]);
    expect(answer.body.toString()).not.toContain('664');
  });

  it('dos claves que dicen lo mismo no pueden decir cosas distintas', async () => {
    const { url, arrived } = await office();
    const params = { ...paramsOf('queja/servicio'), numeroDeReporte: 'otro' };
    const answer = await post(url, envio('queja/servicio', params));
    const text = `${NOT_THAT} Con otro valor: numeroDeReporte.\n`;
    expect([...said(answer), arrived]).toEqual([400, text, []]);
  });
});

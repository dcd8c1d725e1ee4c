/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newsrooms, RELEASE, withData } from './helpers';

const { open, project } = newsrooms();

describe('la vista previa se hace aparte', () => {
  it('mientras se hace una, la redacción da la lista, abre y guarda', async () => {
    const { root, list, read, save, request } = await open();
    const order: string[] = [];
    const opened = await read(RELEASE);
    const file = path.join(root, 'siga');
    const preview = request('POST', '/api/vista', withData(opened, { titulo: `espera ${file}` }));
    void preview.then(() => order.push('vista previa'));
    await list();
    expect(await save(withData(opened, { resumen: 'Otro.' }))).toMatchObject({ result: 'saved' });
    order.push('lista y guardado');
    writeFileSync(file, '');
    expect(await preview).toMatchObject({ status: 200, body: { problems: [] } });
    expect(order).toEqual(['lista y guardado', 'vista previa']);
  });

  it('si se detiene empieza de nuevo; si vuelve a detenerse, se dice y lo demás sigue', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const root = project();
    const { read, list, request } = await open(root);
    const opened = await read(RELEASE);
    const show = (titulo: string) => request('POST', '/api/vista', withData(opened, { titulo }));
    expect((await show(`cae una vez ${path.join(root, 'cayó')}`)).status).toBe(200);
    expect(said).toHaveBeenCalledWith('La vista previa se detuvo y empieza de nuevo.');
    expect(await show('cae siempre')).toEqual({
      status: 503,
      body: { error: expect.stringContaining('La vista previa se detuvo con estos datos') },
    });
    expect((await list()).length).toBeGreaterThan(0);
    expect((await show('Otro título')).status).toBe(200);
  });
});

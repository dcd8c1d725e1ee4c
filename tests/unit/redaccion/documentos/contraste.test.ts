/** @jest-environment node */
import { docx, p, r } from './docx';
import { read } from './leer';

const SECRET = 'Juan Pérez';
describe('letras claras sobre un fondo claro', () => {
  it.each<[string, string]>([
    ['blanco sobre marcador amarillo', '<w:color w:val="FFFFFF"/><w:highlight w:val="yellow"/>'],
    ['amarillo sobre la hoja', '<w:color w:val="FFFF00"/>'],
    [
      'blanco sobre verde pálido',
      '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="CCFFCC"/>',
    ],
    ['amarillo sobre cian', '<w:color w:val="FFFF00"/><w:highlight w:val="cyan"/>'],
  ])('%s', async (_how, properties) => {
    const { markdown, told } = await read('a.docx', docx(p(r('Uno ') + r(SECRET, properties))));
    expect(markdown).not.toContain(SECRET);
    expect(told).toContain(`texto oculto: ${SECRET}`);
  });
});

it('una hoja de estilos enlazada, que puede esconder, se dice', async () => {
  const { told } = await read(
    'a.html',
    '<html><head><link rel="stylesheet" href="https://x.example/a.css"></head><body><p>Uno</p></body></html>',
  );
  expect(told).toContain('hoja de estilos enlazada: https://x.example/a.css');
});

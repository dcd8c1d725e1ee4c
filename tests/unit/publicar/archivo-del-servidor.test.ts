/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersFor } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { emitHostFiles } from '@/scripts/make/emit/hosts/write';
import { askServerFile } from '@/scripts/publicar/server-file';
import { sampleContent, withSitio } from '../../sample';
import { tempFolder } from '../make/folder';

const content = sampleContent();
const { rules } = emitHostFiles(content);
const file = tempFolder().at('host-rules.json');

/** What is said when a server answers at the list of hashes with the headers of these rules, or others. */
async function said(answer: (response: ServerResponse) => void, now = rules): Promise<string[]> {
  writeFileSync(file, JSON.stringify(now));
  const server = createServer((_, response) => {
    answer(response);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await askServerFile(`http://127.0.0.1:${port}`, file);
  } finally {
    server.close();
  }
}
const withRules = (before: HostRules) => (response: ServerResponse) => {
  for (const [name, value] of Object.entries(headersFor(before, '/huellas.txt')))
    response.setHeader(name, value);
};

it('con el archivo de hoy en el servidor no se dice nada', async () => {
  expect(await said(withRules(rules))).toEqual([]);
});

it('una página nueva, otro aviso, otros colores u otro relevo no piden nada del servidor', async () => {
  const other = { ...withSitio({ sugerencias: { activo: false } }), avisos: [] };
  expect(await said(withRules(rules), emitHostFiles(other).rules)).toEqual([]);
});

it('de una dirección que cambió después se dice que el servidor no la conoce, y que se llega igual', async () => {
  const [norma, ...others] = content.normas;
  const [first, ...rest] = norma!.data.normas;
  const normas = [
    { ...norma!, data: { ...norma!.data, normas: [{ ...first!, antes: ['/vieja/'] }, ...rest] } },
    ...others,
  ];
  expect(await said(withRules(rules), emitHostFiles({ ...content, normas }).rules)).toEqual([
    expect.stringMatching(/no conoce todas las direcciones.*por una página.*docs\/servidores\.md/),
  ]);
});

it('otro plazo de HTTPS, o un servidor sin archivo nuestro, pide ponerlo cuando se pueda', async () => {
  const other = emitHostFiles(withSitio({ https: { dias: 7, subdominios: false } })).rules;
  const words = expect.stringMatching(/no tiene las reglas de hoy.*se ve y trabaja/);
  expect(await said(withRules(other))).toEqual([words]);
  expect(await said(() => undefined)).toEqual([words]);
});

it('del que oculta todavía el sitio a los buscadores se dice antes que nada', async () => {
  const hidden = emitHostFiles(withSitio({ indexar: false })).rules;
  expect(await said(withRules(hidden))).toEqual([
    expect.stringMatching(/a los buscadores que no muestren el sitio.*docs\/servidores\.md/),
  ]);
});

it('a un servidor cuya política nombra los estilos de antes no se publica: el sitio se vería sin ellos', async () => {
  const old = (response: ServerResponse) =>
    response.setHeader('Content-Security-Policy', "style-src 'sha256-abc='");
  await expect(said(old)).rejects.toThrow(/sin estilos.*Ponga en él primero.*Después publique/);
});

it('de un sitio que todavía no contesta se dice, y de un nombre de ejemplo nada', async () => {
  expect(await askServerFile('http://127.0.0.1:9', file)).toEqual([
    expect.stringContaining('npm run verificar -- http://127.0.0.1:9'),
  ]);
  expect(await askServerFile('https://sindicatura.example', file)).toEqual([]);
});

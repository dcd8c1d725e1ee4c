/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { planOf, readHeld } from '@/scripts/publicar/plan';
import { parseTarget, refuseOffice, remoteCommand } from '@/scripts/publicar/target';

describe('dónde se publica', () => {
  it('es un servidor y una carpeta propia, con su ruta completa', () => {
    expect(parseTarget("ana@srv.gob.mx:/srv/el sitio's ñ/")).toEqual({
      host: 'ana@srv.gob.mx',
      folder: "/srv/el sitio's ñ",
    });
    expect(parseTarget('alias:/srv/sitio').host).toBe('alias');
  });

  it('o una carpeta de este equipo, que no es de la oficina', () => {
    const folder = path.resolve('/srv/sitio');
    expect(parseTarget('/srv/sitio/')).toEqual({ folder });
    expect(() => refuseOffice('/srv/oficina', { folder })).not.toThrow();
    for (const root of ['/srv/sitio/oficina', '/srv'])
      expect(() => refuseOffice(path.resolve(root), { folder })).toThrow('que sea sólo del sitio');
  });

  it.each([
    ...[undefined, '', 'srv', 'srv:', 'srv:sitio', 'srv:~/sitio', 'srv:/', 'srv:/srv'],
    ...[
      '/',
      '/srv/..',
      '/srv/a\nb',
      'srv:/srv/../etc',
      'srv:/srv/./a',
      'srv:/srv//a',
      'srv:/srv/a\nb',
      'srv:/srv/a\u0007',
    ],
    ...['-oProxyCommand=x:/srv/a', 'a@-oProxyCommand=x:/srv/a', 'a b@srv:/srv/a', 'srv;id:/srv/a'],
    ...['$(id)@srv:/srv/a', 'ana@srv`id`:/srv/a', 'ana@srv\n:/srv/a', 'ssh://srv:/srv/a'],
  ])('no es %j', (given) => expect(() => parseTarget(given)).toThrow('Diga dónde se publica'));

  it('lo que se le da a la orden llega igual, lea quien lea', () => {
    const odd = `a'b"c $(echo mal) \`echo mal\` \\ & ; | > < * ? # ~ ñ %s $HOME`;
    const command = remoteCommand('printf "%s" "$given"', { given: odd });
    for (const shell of ['sh', 'bash'])
      expect(execFileSync(shell, ['-c', command], { encoding: 'utf8' })).toBe(odd);
  });
});

describe('qué se sube', () => {
  const hash = (letter: string) => letter.repeat(64);
  const of = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([file, letter]) => [file, hash(letter)]));

  it('lo nuevo y lo distinto; lo igual se aprovecha, y lo que tiene huella en el nombre se guarda', () => {
    const held = of({ a: '1', b: '2', c: '3', '_/x-1.js': '4', 'imagenes/v/f.avif': '5' });
    expect(planOf(of({ a: '1', b: '9', d: '6', '_/x-2.js': '7' }), held)).toEqual({
      send: ['b', 'd', '_/x-2.js'],
      link: ['a', '_/x-1.js', 'imagenes/v/f.avif'],
    });
  });

  it('del servidor se cree lo que podría ser de un sitio, y nada más', () => {
    const lines = ['READY', `${hash('b')}  a b`, `${hash('b')}  ../../etc/passwd`];
    expect(readHeld(lines)).toEqual(new Map([['a b', hash('b')]]));
  });
});

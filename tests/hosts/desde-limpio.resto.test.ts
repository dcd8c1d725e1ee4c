/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { programOf } from '@/scripts/hosts/programs';
import { canBeOwn, Debian } from './debian';
import { hasSshd } from './sshd';

const SITE = 'sindicatura.example';
const PAGES = ['servidores', 'publicar', 'personas', 'relevo', 'prueba-semanal'];
const CERTIFICATES = '/etc/autoridades.pem';

jest.setTimeout(1_800_000);

interface Block {
  name: string;
  text: string;
}
const blocks: Block[] = PAGES.flatMap((page) => {
  const seen = new Map<string, number>();
  const text = readFileSync(`docs/${page}.md`, 'utf8');
  return [...text.matchAll(/^```(\S.*)\n([^]*?)^```$/gm)].map(([, mark = '', lines = '']) => {
    const count = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, count);
    return { name: `${page}: ${mark}${count > 1 ? ` ${count}` : ''}`, text: lines };
  });
});

const ELSEWHERE: Record<string, string> = {
  'servidores: sh node': 'Lo trae NodeSource; aquí, el Node de este equipo',
  'servidores: sh a mano': 'primer-dia',
  'servidores: sh apache': 'primer-dia',
  'servidores: sh caddy': 'primer-dia',
  'servidores: sh para un CDN': 'primer-dia',
  'servidores: sh': 'Otra vez «a mano», con dos carpetas',
  'publicar: json': 'oficina.json: tests/unit/office/carpeta.test.ts',
  'publicar: ini': 'La orden del primer renglón de cron; recetas.test.ts la lee con systemd',
  'publicar: ini 2': 'recetas.test.ts',
  'publicar: sh 3': 'ssh-keygen pregunta la frase de paso en la terminal',
  'publicar: sh 4': 'Firma con la llave del anterior',
  'publicar: sh 5': 'Comprueba la firma del anterior',
  'personas: sh servidor': 'redaccion.test.ts',
  'personas: ini': 'redaccion.test.ts',
  'personas: sh nginx': 'redaccion.test.ts',
  'personas: sh apache': 'redaccion.test.ts',
  'personas: sh caddy': 'redaccion.test.ts',
  'relevo: sh apache': 'primer-dia',
  'relevo: sh caddy': 'primer-dia',
  'prueba-semanal: ini': 'La orden del renglón de cron; recetas.test.ts la lee con systemd',
  'prueba-semanal: ini 2': 'recetas.test.ts',
};
const ran = new Set<string>();
/** @returns a block's commands, and notes that they run */
function block(name: string): string {
  const found = blocks.find((one) => one.name === name);
  if (!found) throw new Error(`There is no block «${name}».`);
  ran.add(name);
  return found.text;
}

const SMTP = `
  const { SMTPServer } = require('/repositorio/node_modules/smtp-server');
  const { writeFileSync } = require('node:fs');
  let count = 0;
  const onData = (stream, { envelope }, done) => {
    stream.resume().on('end', () => {
      writeFileSync('/tmp/correo-' + ++count, envelope.rcptTo.map(({ address }) => address).join());
      done();
    });
  };
  new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], onData })
    .listen(2525, '127.0.0.1', () => console.log('listo'));`;

(canBeOwn && hasSshd && programOf('nginx') ? describe : describe.skip)(
  'un servidor desde un Debian limpio, por las páginas (root que puede montar)',
  () => {
    let debian: Debian;
    const person = { user: 'persona', cwd: '~/motor' };
    const newsroom = { user: 'redaccion' };
    const isDone = (file: string) => debian.run(`test -e ${file}`).status === 0;
    const shown = (file: string) => debian.must(`cat /srv/sitio/actual/${file}`);
    const tags = () =>
      debian.must('git -C /git/oficina.git tag', { user: 'git' }).trim().split('\n');

    beforeAll(async () => {
      debian = await Debian.start();
      // What is there before the first line: a name, SSH for root, a forge with the program, a person's computer.
      debian.write(
        '/etc/hosts',
        `127.0.0.1 localhost servidor repositorio.example ${SITE} www.${SITE} relevo.${SITE}\n`,
      );
      debian.write(
        '/etc/gitconfig',
        '[url "git@repositorio.example:"]\n insteadOf = https://repositorio.example/\n[safe]\n directory = /repositorio\n',
      );
      debian.must(`
      ssh-keygen -q -A
      /usr/sbin/sshd
      useradd -m -d /git -s /bin/bash git
      useradd -m -s /bin/bash persona
      mkdir /tmp/programa
      cd /repositorio
      git ls-files -coz --exclude-standard | tar --null -T - --ignore-failed-read -c 2>/dev/null | tar -x -C /tmp/programa
      cd /tmp/programa
      git init -q -b main
      git add -A
      git -c user.name=x -c user.email=x@x.invalid commit -qm Programa
      for one in programa oficina; do git init -q --bare -b main /git/$one.git; done
      git push -q /git/programa.git main
      chown -R git: /git`);
      debian.must(
        `ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
       ssh-keyscan -t ed25519 servidor repositorio.example >>~/.ssh/known_hosts 2>/dev/null
       git config --global user.name 'Ana Ruiz'
       git config --global user.email ana@oficina.invalid`,
        { user: 'persona' },
      );
      debian.must(`
      mkdir -p -m 700 ~/.ssh /git/.ssh
      cp /home/persona/.ssh/id_ed25519.pub ~/.ssh/authorized_keys
      cp ~/.ssh/authorized_keys /git/.ssh/
      chown -R git: /git/.ssh`);
    });
    afterAll(() => debian.stop());

    it('la oficina hace su carpeta, compila, prepara el servidor y publica', () => {
      debian.must(
        `git clone -q https://repositorio.example/programa.git motor
       cd motor
       npm run -s oficina -- ../oficina --municipio Zapopan --estado Jalisco --oficina 'Contraloría Municipal' \\
         --cargo 'Contralora Municipal' --zona America/Mexico_City --telefono '33 3818 2200' \\
         --remoto git@repositorio.example:oficina.git
       cd ../oficina
       sed -i 's|^url: .*|url: https://${SITE}|' content/sitio.yml
       sed -i 's/^muestra: .*/muestra: []/; s/^\\(oficina\\|denuncias\\|quejas\\|sugerencias\\): .*/\\1: \\1@oficina.invalid/' content/correo.yml
       sed -i 's/^descripcion: .*/descripcion: Lo aprobado el lunes./' content/inicio.yml
       git commit -qam 'Escribir los buzones'
       git push -q -u origin main
       cp ~/.ssh/id_ed25519.pub ~/motor/llave.pub`,
        { user: 'persona' },
      );
      debian.must(block('servidores: sh en la oficina'), person);
      debian.must(block('servidores: sh servidor'));
      debian.must(block('servidores: sh en la oficina 2'), person);
      debian.must(`SITIO=${SITE}\n${block('servidores: sh nginx')}`);
      expect(shown('default/index.html')).toContain('Lo aprobado el lunes.');
      expect(tags()).toHaveLength(1);
    });

    it('el servidor contesta lo que la página dice que debe contestar', () => {
      const commands = block('servidores: sh 2').replaceAll('https://SITIO', `https://${SITE}`);
      const lines = commands.trim().split('\n');
      expect(lines.length).toBeGreaterThan(5);
      for (const line of lines) {
        const [, asked = '', expected = ''] = /^(.+?) +# (\d+|[\w-]+: \w+)/.exec(line) ?? [];
        const said = debian.must(asked, { env: { CURL_CA_BUNDLE: CERTIFICATES } });
        expect([asked, said]).toEqual([asked, expect.stringMatching(`(^|[ \\n])${expected}\\s*`)]);
      }
    });

    it('una orden de cron publica cada día lo aprobado, y nada de lo guardado después', () => {
      debian.must(block('servidores: sh programa'));
      debian.must('cat /srv/redaccion/.ssh/id_ed25519.pub >>/git/.ssh/authorized_keys');
      debian.must(block('servidores: sh como redaccion'), newsroom);
      expect(isDone('/srv/fuentes/node_modules/cheerio')).toBe(false);
      debian.must(
        `sed -i 's/^descripcion: .*/descripcion: Lo guardado después./' content/inicio.yml
       git commit -qam 'Corregir la descripción'
       git pull -q --rebase
       git push -q`,
        { user: 'persona', cwd: '~/oficina' },
      );
      // The pages that were made already, as they are the same: what is proved is not how fast they are made.
      debian.must(`mkdir -p /srv/oficina/.cache
      cp -a /home/persona/oficina/.cache/store /srv/oficina/.cache/
      chown -R redaccion: /srv/oficina/.cache`);
      const { mail, status } = debian.cron(block('publicar: crontab'), 'redaccion');
      expect([status, mail]).toEqual([0, expect.stringContaining('Los visitantes ven la versión')]);
      expect(shown('default/index.html')).toContain('Lo aprobado el lunes.');
      expect(tags()).toHaveLength(2);
      // It took what was saved elsewhere, and its tag is where everybody sees it.
      const main = debian.must('git -C /git/oficina.git rev-parse main', { user: 'git' });
      expect(debian.must('git -C /srv/oficina rev-parse HEAD', newsroom)).toBe(main);
      expect(debian.must('git -C /srv/oficina status --porcelain', newsroom)).toBe('');
    });

    it('otra manda cada lunes lo que vence', () => {
      const { mail } = debian.cron(block('publicar: crontab 2'), 'redaccion');
      expect(mail).toMatch(/vence|demostración/);
    });

    it('se publica lo último, se comprueba, y se vuelve a lo anterior', () => {
      const own = { ...person, env: { NODE_EXTRA_CA_CERTS: CERTIFICATES } };
      debian.must('git pull -q --rebase', { user: 'persona', cwd: '~/oficina' });
      debian.must(block('publicar: sh'), own);
      expect(shown('default/index.html')).toContain('Lo guardado después.');
      debian.must(block('publicar: sh 6'), own);
      // The second line names a version that only that office has.
      const [back = ''] = block('publicar: sh 2').split('\n');
      expect(debian.must(back, own)).toContain('siguen desde ahora con esa versión');
      expect(shown('default/index.html')).toContain('Lo aprobado el lunes.');
    });

    it('el relevo atiende detrás de nginx, y su prueba de cada semana llega a cada buzón', async () => {
      await once(debian.begin('node', '-e', SMTP).stdout!, 'data');
      const settings = block('relevo: sh ajustes');
      debian.must(settings.replace(/^RELEVO_SMTP=.*$/m, 'RELEVO_SMTP=smtp://127.0.0.1:2525'));
      const service = debian.service(block('relevo: ini'));
      let said = '';
      const heard = new Promise<void>((resolve, reject) => {
        const hear = (chunk: Buffer) =>
          (said += chunk.toString()).includes('responde') && resolve();
        service.stdout?.on('data', hear);
        service.stderr?.on('data', hear);
        service.on('close', () => reject(new Error(said)));
      });
      await heard;
      expect(said).toContain(`Atiende a: https://${SITE}`);
      debian.must(`SITIO=${SITE}\n${block('relevo: sh nginx')}`);
      // nginx goes on with what it had until it has read the new files.
      const asked = debian.must(
        `curl -s --retry 9 --retry-all-errors -o /dev/null -w '%{http_code}' -X OPTIONS -H 'Origin: https://${SITE}' https://relevo.${SITE}/api/v1.0/email/send`,
        { env: { CURL_CA_BUNDLE: CERTIFICATES } },
      );
      expect(asked).toBe('204');
      const { mail, status } = debian.cron(block('prueba-semanal: crontab'), 'redaccion');
      expect([status, mail]).toEqual([0, expect.stringContaining('✔ quejas')]);
      expect(debian.must('sort /tmp/correo-*').trim().split('\n')).toEqual(
        ['denuncias', 'oficina', 'quejas', 'sugerencias'].map((name) => `${name}@oficina.invalid`),
      );
    });

    it('una carpeta sin repositorio común recibe el suyo', () => {
      debian.must('git remote remove origin', { ...newsroom, cwd: '/srv/oficina' });
      debian.must(block('personas: sh repositorio común'));
      expect(debian.must('git -C /srv/oficina.git log -1 --format=%s', newsroom)).not.toBe('');
    });

    it('cada bloque de las páginas se ejecuta, o se dice dónde o por qué no', () => {
      const known = [...ran, ...Object.keys(ELSEWHERE)].sort();
      expect(blocks.map(({ name }) => name).sort()).toEqual(known);
    });
  },
);

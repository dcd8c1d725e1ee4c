import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articleOf } from '@/lib/content/model/office-name';
import { isWithin } from '@/lib/files/address';
import { ENGINE } from '@/lib/office-folder/engine';
import { contentOf, template } from './content';
import type { NewOffice } from './options';
import { makeOffice } from './trial';

const BESIDE: Readonly<Record<string, string>> = {
  'leame.md': 'README.md',
  'github.yml': '.github/workflows/sitio.yml',
  'gitlab.yml': '.gitlab-ci.yml',
};

/** Writes the folder of a new office. @returns false where this computer has no git @throws in Spanish */
export function createOffice(folder: string, office: NewOffice, engine = ENGINE): boolean {
  refuse(folder, engine);
  mkdirSync(path.dirname(folder), { recursive: true });
  const message = `Empezar el sitio ${ofOffice(office)} de ${office.municipio}`;
  const fill = (aside: string) => {
    const put = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(aside, name)), { recursive: true });
      writeFileSync(path.join(aside, name), text);
    };
    for (const [name, text] of contentOf(engine, office)) put(name, text);
    cpSync(path.join(engine, 'public'), path.join(aside, 'public'), { recursive: true });
    for (const [from, to] of Object.entries(BESIDE))
      put(
        to,
        withValues(template(from), {
          ...office,
          deOficina: ofOffice(office),
          cron: dailyIn(office.zona),
        }),
      );
  };
  return makeOffice(folder, engine, message, fill, office.remoto);
}

const ofOffice = ({ oficina }: NewOffice): string =>
  `${articleOf(oficina) === 'el' ? 'del' : 'de la'} ${oficina}`;

function refuse(folder: string, engine: string): void {
  if (isWithin(engine, folder))
    throw new Error(
      `${folder} está dentro de la carpeta del programa, que se actualiza aparte. Diga otra, por ejemplo: npm run oficina -- ../${path.basename(folder) || 'sitio'}`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} ya existe y tiene archivos; no se tocó. Diga otra carpeta.`);
}

function dailyIn(zona: string): string {
  const hours = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zona, hour: '2-digit', hourCycle: 'h23' },
  });
  const there = Number(hours.format(new Date('2026-01-15T12:00Z')));
  return `10 ${(6 + 12 - there + 24) % 24} * * *`;
}

/** Fills `@@name@@`, which no pipeline uses for its own. */
const withValues = (text: string, values: Record<string, unknown>): string =>
  text.replace(/@@(\w+)@@/g, (whole, key: string) => String(values[key] ?? whole));

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { powershell, programEnvironment } from '../environment';

export interface Shortcut {
  file: string;
  text: string;
  mode: number;
}

const NAME = 'Redacción';
const SAYS = 'Abre la redacción del sitio. No cierre esta ventana mientras la use.';

/** It starts the newsroom in the project's folder. When that fails the window stays, so that its words can be read. */
export function shortcutFor(platform: string, desktop: string, project: string): Shortcut {
  if (platform === 'win32')
    return {
      file: path.win32.join(desktop, `${NAME}.cmd`),
      // In UTF-8, which its window is told; a percent sign would begin a variable.
      text: [
        '@echo off',
        'chcp 65001 >nul',
        `title ${NAME}`,
        `cd /d "${project.replaceAll('%', '%%')}" || goto fin`,
        `echo ${SAYS}`,
        'call npm run -s redaccion && exit /b',
        ':fin',
        'echo No se pudo abrir. Avise a quien instaló el sitio y muéstrele esta ventana.',
        'pause',
        '',
      ].join('\r\n'),
      mode: 0o644,
    };
  const run = [
    `cd ${quoted(project)} && echo ${quoted(SAYS)} && npm run -s redaccion && exit`,
    `echo 'No se pudo abrir. Avise a quien instaló el sitio y muéstrele esta ventana.'`,
  ];
  if (platform === 'darwin')
    return {
      file: path.posix.join(desktop, `${NAME}.command`),
      // A login shell knows where npm is.
      text: `#!/bin/zsh -l\n${run.join('\n')}\nread -k 1\n`,
      mode: 0o755,
    };
  const command = `bash -lc ${inDesktopEntry([...run, 'read -n 1'].join('; '))}`;
  return {
    file: path.posix.join(desktop, 'redaccion.desktop'),
    text: [
      '[Desktop Entry]',
      'Type=Application',
      `Name=${NAME}`,
      'Comment=Abre la redacción del sitio',
      `Exec=${command}`,
      'Terminal=true',
      '',
    ].join('\n'),
    mode: 0o755,
  };
}

/**
 * Finds the desktop: on Windows it may be OneDrive's, and only Windows says which.
 * @param ask runs a program and returns its words
 * @throws Error in Spanish when Windows does not say
 */
export function desktopOf(platform: string, home = homedir(), ask = runAndRead): string {
  if (platform === 'win32') {
    const folder = ask(...powershell(DESKTOP)).trim();
    if (path.win32.isAbsolute(folder)) return folder;
    throw new Error(
      'Windows no dijo dónde está el escritorio, y no se puso nada. Vea que PowerShell se abra con este usuario, y repita: npm run redaccion -- --acceso',
    );
  }
  const file = path.join(home, '.config', 'user-dirs.dirs');
  const userDirs = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = /^XDG_DESKTOP_DIR="(.*)"$/m.exec(userDirs)?.[1];
  return named ? named.replace(/^\$HOME/, () => home) : path.join(home, 'Desktop');
}

/** In UTF-8, for names with accents. */
const DESKTOP =
  "[Console]::OutputEncoding = [Text.UTF8Encoding]::new($false); [Environment]::GetFolderPath('Desktop')";

function runAndRead(program: string, ...args: string[]): string {
  const env = programEnvironment();
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', env, windowsHide: true });
  // None without the program.
  return (stdout as string | null) ?? '';
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const inDesktopEntry = (text: string) =>
  `"${text.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%');

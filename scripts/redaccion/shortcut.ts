import path from 'node:path';

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

/** @param userDirs the text of the XDG `user-dirs.dirs`, if any */
export function desktopOf(home: string, userDirs = ''): string {
  const named = /^XDG_DESKTOP_DIR="(.*)"$/m.exec(userDirs)?.[1];
  return named ? named.replace(/^\$HOME/, () => home) : path.join(home, 'Desktop');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const inDesktopEntry = (text: string) =>
  `"${text.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%');

import { spawn } from 'node:child_process';
import { powershell, programEnvironment } from '../environment';

/** By these xdg-open finds the user's screen and browser. */
const OF_THE_DESKTOP = [
  ...['BROWSER', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY', 'DBUS_SESSION_BUS_ADDRESS'],
  ...['DESKTOP_SESSION', 'XDG_CURRENT_DESKTOP', 'XDG_SESSION_TYPE', 'XDG_DATA_DIRS'],
  ...['XDG_CONFIG_DIRS', 'XDG_DATA_HOME'],
];

/** Returns what opens a file: the program, its arguments, and what it is told in its environment. */
export function openerOf(platform: string, file: string) {
  if (platform === 'win32') {
    const [program, ...args] = powershell('Invoke-Item -LiteralPath $env:REDACCION_ACCESO');
    return { program, args, given: { REDACCION_ACCESO: file } };
  }
  const program = platform === 'darwin' ? 'open' : 'xdg-open';
  const desktop = OF_THE_DESKTOP.map((name) => [name, process.env[name]] as const);
  return { program, args: [file], given: Object.fromEntries(desktop) };
}

/** Opens a file with the system's own browser: anyone who lists the programs that run sees its name and no key. */
export function openBrowser(file: string): void {
  if (process.env['BROWSER'] === 'none') return;
  const { program, args, given } = openerOf(process.platform, file);
  const env = programEnvironment(given);
  spawn(program, args, { stdio: 'ignore', detached: true, windowsHide: true, env })
    .on('error', () => undefined)
    .unref();
}

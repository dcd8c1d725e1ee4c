import nextEnv from '@next/env';
import { validateContent } from '@/lib/check';
import { failOn } from '@/lib/content/load/problems';
import { startRelay } from './server';
import { readSettings } from './settings';

/** `npm run relay`: delivers the forms' messages by SMTP until it is told to stop (docs/relevo.md). */
async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  const { content, problems } = validateContent();
  failOn(problems);
  const settings = readSettings(process.env, content);
  const relay = await startRelay(settings);
  console.log(`Relevo listo: http://${settings.host}:${relay.port}`);
  console.log(`Atiende a: ${settings.origins.join(', ')}`);
  const forms = [...settings.account.forms.values()].flat();
  console.log(
    `Formularios: ${forms.map(({ plantilla, folio }) => `${plantilla} (${folio})`).join(', ')}`,
  );
  if (content.sitio.data.demostracion)
    console.log('Aviso: content/ es de muestra; los buzones de content/correo.yml son ficticios.');

  const stop = (): void => {
    void relay.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

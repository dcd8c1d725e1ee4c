import { parseArgs } from 'node:util';
import { openOffice } from '../open-office';
import { onStop, runCommand } from '../program';
import { readAccountContent } from './account';
import { probe } from './probe';
import { startRelay } from './server';
import { readRelaySettings, refuseSampleInboxes } from './settings';

/** `npm run relay`: delivers the forms' messages by SMTP; `--probar` tries each inbox; `--muestra` allows invented ones (docs/relevo.md). */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      probar: { type: 'boolean', default: false },
      muestra: { type: 'boolean', default: false },
    },
  });
  const root = await openOffice();
  const content = readAccountContent(root);
  if (!values.muestra) refuseSampleInboxes(root, content);
  const settings = readRelaySettings(process.env, content);
  if (content.sitio.data.demostracion)
    console.log(
      'Aviso: el sitio es todavía una demostración (demostracion, en content/sitio.yml): sus formularios dicen que nadie leerá el mensaje.',
    );
  if (values.probar) {
    const well = await probe({ ...settings, correos: content.correo.data }, console.log);
    if (!well) process.exitCode = 1;
    return;
  }
  const relay = await startRelay(settings);
  onStop(relay.close);
  console.log(`Relevo listo: http://${settings.host}:${relay.port}`);
  console.log(`Atiende a: ${settings.origins.join(', ')}`);
  const forms = [...settings.account.forms.values()].flat();
  console.log(
    `Formularios: ${forms.map(({ plantilla, folio }) => `${plantilla} (${folio})`).join(', ')}`,
  );
  const { status, text, kind } = await relay.askSmtp();
  if (status === 200) console.log('El servidor de correo responde.');
  else console.warn(`Aviso: por ahora no se entregaría nada. ${text.trim()} (${kind ?? status})`);
});

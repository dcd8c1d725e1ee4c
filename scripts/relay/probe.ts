import { randomUUID } from 'node:crypto';
import { composeEml } from '@/lib/email/eml';
import type { Recipients } from '@/lib/forms/logic';
import { openMail, type DeliveryOutcome } from './deliver';
import { TIMES, type RelayOptions } from './server';

type Probe = Pick<RelayOptions, 'smtp' | 'sender' | 'times'> & { correos: Recipients };

const INBOXES = ['oficina', 'denuncias', 'quejas', 'sugerencias'] as const;

const MARK = 'Prueba del relevo, no es una queja';
const WORDS =
  'No lo escribió ninguna persona y no hay que contestarlo. Lo mandó el servicio que entrega los formularios, para ver que llegan a este buzón. Anote que llegó. Si una semana no llega, avise a quien cuida el servidor: tal vez tampoco lleguen las quejas y denuncias.';

/** Sends a marked message to each inbox of `content/correo.yml`. @returns true when all were taken */
export async function probe(
  { smtp, sender, times = TIMES, correos }: Probe,
  print: (line: string) => void,
): Promise<boolean> {
  const mail = openMail(smtp, times);
  const entered = await mail.verify();
  print(lineOf('Servidor de correo', 'responde y deja entrar', entered));
  if (entered.status !== 200) {
    print('No se mandó ninguna prueba.');
    return false;
  }
  let all = true;
  for (const to of new Set(INBOXES.map((name) => correos[name]))) {
    const names = INBOXES.filter((name) => correos[name] === to).join(', ');
    // As a form's own message, so that a filter that stops those stops it too.
    const raw = await composeEml(
      {
        ...{ service_id: 'relevo', template_id: 'prueba' },
        template_params: { reply_to: to, prueba: WORDS },
      },
      randomUUID(),
      new Date(),
      { sender, titulo: `buzón ${names}`, aviso: MARK },
    );
    const outcome = await mail.send({ envelope: { from: sender, to: [to] }, raw });
    print(lineOf(`${names} (${to})`, 'prueba entregada al servidor de correo', outcome));
    all &&= outcome.status === 200;
  }
  print(
    'Que el servidor la tome no es que haya llegado: vea cada buzón, también el correo no deseado.',
  );
  return all;
}

const lineOf = (what: string, well: string, { status, text, kind }: DeliveryOutcome): string =>
  status === 200 ? `✔ ${what}: ${well}.` : `✖ ${what}: ${text.trim()} (${kind ?? status})`;

import type { Reason } from '@/lib/forms/reasons';

/** A way in which a message does not get through (docs/formularios.md, «Faults»). */
export interface FaultCase {
  /** «Si …»: part of the tests' titles. */
  si: string;
  reason: Reason;
  /** The page stays as it is: the message goes from a page loaded anew. */
  reload?: true;
}

const fault = (si: string, reason: Reason): FaultCase => ({ si, reason });

/** Every fault: the machine proves each in every mode (tests/unit/lib/machine-matriz.test.ts). */
export const faultCases = {
  offline: fault('no hay internet', 'offline'),
  dns: fault('no se encuentra el servidor (DNS)', 'network'),
  blocker: fault('una extensión bloquea el envío', 'network'),
  policy: { ...fault('la política del sitio (CSP) impide el envío', 'policy'), reload: true },
  cors: fault('el servicio no autoriza a este sitio (CORS)', 'network'),
  silence: fault('el servicio no contesta en 20 segundos', 'timeout'),
  reset: fault('se corta la conexión', 'network'),
  rejected: fault('el servicio rechaza el mensaje (400)', 'rejected'),
  unauthorised: fault('el servicio pide identificarse (401)', 'settings'),
  forbidden: fault('el servicio prohíbe el envío (403)', 'settings'),
  large: fault('el mensaje es demasiado largo (413)', 'large'),
  busy: fault('el servicio está ocupado (429)', 'busy'),
  down: fault('el servicio falla (500)', 'down'),
  unavailable: fault('el servicio no está disponible (503)', 'down'),
  otherText: fault('el servicio contesta 200 con otro texto', 'unconfirmed'),
  garbage: fault('la respuesta no es HTTP', 'network'),
  truncated: fault('la respuesta llega cortada', 'network'),
} satisfies Record<string, FaultCase>;

export type FaultName = keyof typeof faultCases;

export const faultNames = Object.keys(faultCases) as FaultName[];

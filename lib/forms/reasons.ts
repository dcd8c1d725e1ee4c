/** Why a message was not delivered, as far as a browser can tell. */
export type Reason =
  /** The device says that it has no network. */
  | 'offline'
  /** No answer could be had: DNS, a cut, a blocker, CORS. Browsers do not say which. */
  | 'network'
  /** This site's own policy forbade the request. */
  | 'policy'
  | 'timeout'
  /** 429 */
  | 'busy'
  /** 5xx */
  | 'down'
  /** 413 */
  | 'large'
  /** 401, 403, or keys that the library refuses. */
  | 'settings'
  /** The office's relay took the folio's day for none of these days. */
  | 'clock'
  /** Another 4xx. */
  | 'rejected'
  /** An answer that is not 200 and `OK`. */
  | 'unconfirmed';

/** What happened and what to do: a reason without words does not compile. */
export const REASONS: Record<Reason, { what: string; advice: string }> = {
  offline: {
    what: 'Su equipo no tiene conexión a internet.',
    advice: 'No cierre esta página: busque señal y reintente.',
  },
  network: {
    what: 'No hubo conexión con el servicio de correo.',
    advice:
      'Puede ser la red, un bloqueador de anuncios o un filtro. Puede reintentar sin riesgo: si el primer envío llegó, la oficina sabrá que es el mismo mensaje.',
  },
  policy: {
    what: 'La configuración de este sitio impidió el envío.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  timeout: {
    what: 'El servicio de correo no respondió en 20 segundos.',
    advice:
      'Su mensaje pudo haber llegado. Puede reintentar sin riesgo: la oficina sabrá que es el mismo mensaje.',
  },
  busy: {
    what: 'El servicio de correo está ocupado.',
    advice: 'Espere unos segundos y reintente.',
  },
  down: {
    what: 'El servicio de correo tiene una falla.',
    advice: 'Espere unos segundos y reintente.',
  },
  large: {
    what: 'Su mensaje es demasiado largo para el servicio de correo.',
    advice: 'Recupérelo y divídalo en partes, cada una con su número, o use otra vía.',
  },
  settings: {
    what: 'El servicio de correo no reconoció a este sitio.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  clock: {
    what: 'La fecha de su equipo no es la de hoy, y por eso no se aceptó el mensaje.',
    advice:
      'Póngala bien en los ajustes del equipo (Fecha y hora, automática). Después reintente: irá con otro folio.',
  },
  rejected: {
    what: 'El servicio de correo rechazó el mensaje.',
    advice: 'Reintente más tarde o use otra vía.',
  },
  unconfirmed: {
    what: 'El servicio de correo contestó, pero no confirmó la entrega.',
    advice: 'No dé su mensaje por enviado: reintente o use otra vía.',
  },
};

/** How the relay says that a folio's day is far from today. */
export const OTHER_DAYS = 'Con fecha de otros días';

/** The reason of an HTTP answer that is no delivery. */
export function reasonOfAnswer(status: number, text: string): Reason {
  if (status === 400 && text.includes(OTHER_DAYS)) return 'clock';
  if (status === 429) return 'busy';
  if (status === 413) return 'large';
  if (status === 401 || status === 403) return 'settings';
  if (status >= 500) return 'down';
  return status >= 400 ? 'rejected' : 'unconfirmed';
}

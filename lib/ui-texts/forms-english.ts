/**
 * The words of a form in English, under the names of `forms.ts`. A literal of the specification stays in
 * Spanish there and here; `LITERALS` says what stands beside it.
 */

const either = (names: string[], last: string): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
const count = (many: number, one: string, more = `${one}s`): string =>
  many === 1 ? `1 ${one}` : `${many} ${more}`;

const UNIQUE =
  'If it is yours, it may lead to you: remove it. If it is of the person you report, or of their vehicle, keep it: it helps to investigate.';
const OURS = 'It is our fault. Use another way and, if you can, tell the office.';
const SAME = 'if the first one arrived, the office will know that it is the same message.';

export const ENGLISH_FORMS = {
  // Written again: from `forms.ts` they would bring its other words to whoever reads English.
  SEND: 'Enviar',
  SENT: 'Mensaje enviado exitosamente!',
  SEND_FAILED: 'Ocurrió un problema al enviar el correo',

  quote: (text: string): string => `“${text}”`,

  // Above the fields, and at each of them.

  STEPS: {
    write: 'write',
    protect: 'protect yourself',
    review: 'review',
    keep: 'keep your folio',
  },
  step: (place: number, of: number | undefined, what: string): string =>
    of ? `Step ${place} of ${of}: ${what}` : `Step ${place}: ${what}`,
  FILLING: 'You are filling in:',
  NOW: 'Now',
  OBLIGATORY: 'required',
  TELL_WHAT: 'Tell us what happened: that is enough to start. Everything else is optional.',
  fillAll: (optional: string): string =>
    `Fill in everything.${optional ? ` You may leave ${optional} blank.` : ''}`,
  notSent: (names: string[]): string =>
    `Anonymous mode: your ${either(names, 'and')} will not be sent.`,
  goesWithout: (names: string[]): string => `It goes without ${either(names, 'or')}.`,
  DAY_TO_COME: 'that day has not come yet',
  NO_ADDRESS: 'an address looks like name@example.com',
  NO_PHONE: 'a phone number has ten digits; from another country, add its code',
  look: (field: string, why: string): string => `Check “${field}”: ${why}.`,

  // What is missing after «Enviar».

  oneOf: (many: number): string => `Write at least one of ${many === 2 ? 'the two' : 'these'}`,
  TICK: 'Tick this box to send.',
  WRITE_THIS: 'Write this.',
  THE_BOX: 'The box that says it is true',
  lacking: (many: number): string => `${count(many, 'answer')} missing`,
  NOTHING_LACKS_NOW: 'What was missing is there now.',
  KEPT: ['What you wrote is kept', 'on this page.'],
  WRITTEN: 'What you wrote',
  DISCARD: 'Discard what was not sent, and close?',

  // Below the fields of a form.

  LOADING: 'Loading…',
  PRINT_SHEET: 'Print this sheet',
  DOWNLOAD_SHEET: 'Download the sheet (PDF)',
  RECOVER: 'Bring back what I wrote',
  REVIEW_FIRST: 'You will see the whole message first; nothing leaves yet.',
  NOTHING_LACKS: 'Nothing is missing now: you can send it.',
  LOCAL: 'Local site: the message goes to the test mailbox of this computer.',

  // A long text.

  SEE_ALL: 'See the whole text',
  GOES_ON: 'It goes on. To print it, first choose “See the whole text”.',

  // The check of who writes.

  CHECK_TITLE: 'Check whether anything says who you are',
  CHECK:
    'We marked what could identify you; we may miss something. You decide. It is checked on your device: nothing has left yet.',
  CHECK_NEXT: 'Next you will see the whole message, and can send it anyway or correct it.',
  WITH_CHOICE: 'With what you chose, it will read:',
  IF_REMOVED: 'If you remove it, it will read:',
  ONE_BY_ONE: 'Or decide one by one:',
  REMOVE: 'Remove',
  KEEP: 'Keep',
  allMarks: (many: number): string => `See all ${many} marks, one by one`,
  undecided: (many: number): string => `Not decided: ${many}. They are kept.`,
  REMOVE_AND_GO_ON: 'Remove and continue',
  KEEP_AND_GO_ON: 'Continue without removing',
  GO_ON_AS_CHOSEN: 'Continue with what I chose',

  FINDING_KINDS: {
    propio: { nombre: 'Yours', porque: 'You wrote it as your own in this form: remove it.' },
    correo: { nombre: 'E-mail', porque: UNIQUE },
    curp: { nombre: 'CURP', porque: UNIQUE },
    elector: { nombre: 'Identity document', porque: UNIQUE },
    rfc: { nombre: 'RFC', porque: UNIQUE },
    placas: { nombre: 'Plates', porque: UNIQUE },
    cuenta: { nombre: 'Account or card', porque: UNIQUE },
    nss: { nombre: 'Social security number', porque: UNIQUE },
    telefono: { nombre: 'Phone', porque: UNIQUE },
    perfil: { nombre: 'Profile on a network', porque: UNIQUE },
    empleado: { nombre: 'Employee or badge number', porque: UNIQUE },
    nombre: {
      nombre: 'Name',
      porque: 'It may say what you are called. If it is someone else’s, keep it.',
    },
    domicilio: { nombre: 'Where you stay', porque: 'It may say where you live or stay.' },
    relacion: {
      nombre: 'Work or someone close',
      porque: 'It may say where you work or whom you know.',
    },
  },

  // The review.

  REVIEW_TITLE: 'This is what will be sent',
  NOT_SENT_YET: 'Take your time. It has not left your device yet.',
  CONFIRM: 'Confirm and send',
  CORRECT: 'Correct',
  CHANGE: 'Change',
  NO_VALUE: 'Left blank',
  TECHNICAL: 'Technical detail: the message as it will leave',
  FOLIO_LATER: 'You will see it when the service confirms that it was sent.',
  leavesBy: (service: string): string => `Through ${service}.`,
  keeps: (many: number): string =>
    `It keeps ${count(many, 'thing that', 'things that')} can identify you.`,
  veryLong: (parts: number): string =>
    `Your message is very long and the e-mail service may refuse it. If so, send it in ${parts} parts, each with its number.`,
  wrongClock: (day: string): string =>
    `The date of your device looks wrong: it says ${day}, and so would your folio. Set it right in its settings; then press “Correct” and send again.`,
  maySendIn: (seconds: number): string => `You can send in ${seconds} s.`,
  SENDING_NOW: 'Sending…',
  SENDING: 'Sending your message. Do not close this page.',

  // A message that was delivered.

  FOLIO: 'Your folio:',
  KEEP_FOLIO: 'Write it down: it identifies what you sent. It is not your case number.',
  DICTATE: 'To say it by phone:',
  FOLIO_LETTERS: 'It has no letter O or I: those are zero and one.',
  COPY_FOLIO: 'Copy folio',
  COPIED: 'Copied.',
  COPY_REFUSED: 'Your browser does not allow copying: select it here.',
  NEXT: 'What happens next',
  ACUSE_PDF: 'Download the receipt (PDF)',
  ACUSE_TEXT: 'Download the receipt (text)',
  ACUSE_HOLDS:
    'The receipt is in Spanish and has all that you wrote: keep it only on a device of your own. To check it, see, in Spanish,',
  ASK_ABOUT: '¿Llegó? ¿En qué va?',
  SENT_BEFORE: 'Your earlier message was sent.',
  ANOTHER: 'Write another message',
  CLEAR_ALL: 'Clear everything',
  CLEAR_AND_LEAVE: 'Clear and leave',

  // One that was not.

  NOT_LOST: 'What you wrote is not lost.',
  RETRY: 'Try again',
  mayRetryIn: (seconds: number): string => `You can try again in ${seconds} s.`,
  MAY_RETRY: 'You can try again now.',
  BACK_ONLINE: 'The connection is back: you can try again.',
  KEEP_WRITTEN: 'Keep what I wrote',
  COPY_WRITTEN: 'Copy what I wrote',
  PRINT_WRITTEN: 'Print what I wrote',

  REASONS: {
    offline: {
      what: 'Your device has no internet connection.',
      advice: 'Do not close this page: find a signal and try again.',
    },
    network: {
      what: 'The e-mail service could not be reached.',
      advice: `It may be the network, an ad blocker or a filter. It is safe to try again: ${SAME}`,
    },
    policy: { what: 'The settings of this site stopped it.', advice: OURS },
    timeout: {
      what: 'The e-mail service did not answer in 20 seconds.',
      advice: `Your message may have arrived. It is safe to try again: ${SAME}`,
    },
    busy: { what: 'The e-mail service is busy.', advice: 'Wait a few seconds and try again.' },
    down: { what: 'The e-mail service is failing.', advice: 'Wait a few seconds and try again.' },
    large: {
      what: 'Your message is too long for the e-mail service.',
      advice: 'Bring it back and divide it in parts, each with its number, or use another way.',
    },
    settings: { what: 'The e-mail service did not recognize this site.', advice: OURS },
    clock: {
      what: 'The date of your device is not today’s, and so the message was not taken.',
      advice: 'Set it right in its settings. Then try again: it will have another folio.',
    },
    rejected: {
      what: 'The e-mail service refused the message.',
      advice: 'Try again later or use another way.',
    },
    unconfirmed: {
      what: 'The e-mail service answered, but did not confirm that it was sent.',
      advice: 'Do not take it as sent: try again or use another way.',
    },
  },

  // Other ways to the office, and the sheet that goes there.

  NOT_ONLINE: 'Sending online is not possible for now.',
  CHANNELS: {
    anonymous:
      'Without saying who you are: print or copy by hand what you wrote, without name or signature, and leave it in the office’s mailbox.',
    known: 'With these other ways they will know who you are:',
    also: 'You can also:',
    call: 'call the line',
    or: 'or',
    write: 'write to',
    visit: 'go to',
    hours: (hours: string): string => `, ${hours}.`,
  },
  handOver: (domicilio: string, horario: string, linea: string, correo: string) =>
    `Take this sheet to ${domicilio}, ${horario}. You can also call the line ${linea} or write to ${correo}.`,
  dropOff: (domicilio: string): string =>
    `Leave this sheet, without name or signature, in the mailbox at ${domicilio}. If you call, write or hand it over in person, they may know who you are.`,
  NO_RECEIPT: 'This sheet does not prove that it was sent.',

  ELSEWHERE: {
    sent: 'Your message was sent.',
    failed: 'Your message was not sent.',
    folio: 'Folio',
    help: 'What to do',
    hide: 'Hide',
  },
};

/** What stands beside the literals that every form has. */
export const LITERALS = {
  Enviar: 'Send',
  'Mensaje enviado exitosamente!': 'Message sent!',
  'Ocurrió un problema al enviar el correo': 'There was a problem sending the e-mail',
  'Folio de envío': 'Folio',
  '¿Llegó? ¿En qué va?': 'Did it arrive? How is it going?',
};

import type { FORMS } from './forms';
import { ended, listed } from './sentence';

const count = (many: number, one: string, more = `${one}s`): string =>
  many === 1 ? `1 ${one}` : `${many} ${more}`;

const UNIQUE =
  'If it’s yours, it could lead to you: remove it. If it belongs to the person you’re reporting, or to their vehicle, keep it: it helps the investigation.';
const OURS = 'This is our fault. Contact us another way and, if you can, let the office know.';
const SAME = 'if the first one arrived, the office will know it’s the same message.';

export const ENGLISH_FORMS: typeof FORMS = {
  // Repeated: importing `forms.ts` would load its other words on English pages.
  SEND: 'Enviar',
  SENT: 'Mensaje enviado exitosamente!',
  SEND_FAILED: 'Ocurrió un problema al enviar el correo',

  quote: (text: string): string => `“${text}”`,

  STEPS: {
    protect: 'stay safe',
    review: 'review',
    keep: 'your folio',
  },
  step: (place: number, of: number, what: string): string => `Step ${place} of ${of}: ${what}`,
  TITLES: {
    invalid: 'Error',
    checking: 'Check',
    review: 'Review',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
  },
  PRIVATE_TITLES: { sending: 'Please wait', sent: 'Done', failed: 'One more step' },
  FILLING: 'You are filling out:',
  OPTIONAL: '– optional',
  TELL: 'Tell us what happened.',
  TELL_WHAT: 'Just tell us what happened.',
  fillAll: (optional: string): string =>
    optional ? `Everything is required except ${optional}.` : 'Everything is required.',
  notSent: (names: string[]): string =>
    `Anonymous mode: your ${listed(names, 'and')} will not be sent.`,
  goesWithout: (names: string[]): string => `It will be sent without ${listed(names, 'or')}.`,
  DAY_TO_COME: 'that date is in the future',
  NO_ADDRESS: 'an email address looks like name@example.com',
  NO_PHONE: 'a phone number has ten digits; if it’s from another country, add the country code',
  look: (what: string): string => `Check ${what}`,

  tick: (box: string): string => `Check ${box}.`,
  yours: (label: string): string => `your ${label.toLowerCase()}`,
  named: (label: string): string => `“${label}”`,
  fill: (what: string): string => `Fill in ${what}.`,
  lacking: (many: number): string => `${count(many, 'answer')} missing`,
  NOTHING_LACKS_NOW: 'Nothing is missing now.',
  KEPT: 'What you wrote is still here.',
  WRITTEN: 'What you wrote',
  DISCARD: 'Close and discard what you haven’t sent?',

  waitFor: (seconds: number): string => `Wait ${seconds} s.`,
  LOADING: 'Loading…',
  NO_OWN_DATA: 'Without your details',
  PRINT_SHEET: 'Print this sheet',
  DOWNLOAD_SHEET: 'Download the sheet (PDF)',
  RECOVER: 'Restore what I wrote',
  RECOVERS: '“Restore what I wrote” opens the form again with your text.',
  RECOVERED: 'What you wrote is back.',
  REVIEW_FIRST: 'You’ll see the whole message first. Nothing is sent yet.',
  NOTHING_LACKS: 'Nothing is missing now. You can send it.',
  LOCAL: 'Local site: test inbox.',

  SEE_ALL: 'See the whole text',
  GOES_ON: 'There’s more. To print it all, first choose “See the whole text”.',

  CHECK_TITLE: 'Check whether anything says who you are',
  CHECK: 'We marked what could identify you. We may have missed something.',
  CHECK_NONE: 'We found nothing to mark. We may have missed something.',
  ASK: 'Nothing has left your device. Correct your text if it gives:',
  ASKED: [
    'your street, or how to get to your home',
    'your nickname, your job or stall, your shift or your school',
    'who else was there, if there were only a few of you',
    'anything about your family',
  ],
  CHECK_NEXT: 'Next you’ll see the whole message. You can edit it or send it as it is.',
  IF_REMOVED: 'If you remove it all. Does it still say where it happened?',
  ONE_BY_ONE: 'Decide mark by mark:',
  REMOVE: 'Remove',
  KEEP: 'Keep',
  allMarks: (many: number): string => `See all ${many} marks, one by one`,
  undecided: (many: number): string =>
    `${many} left: if you continue, ${many === 1 ? 'it stays' : 'they stay'}.`,
  REMOVE_AND_GO_ON: 'Remove all and continue',
  KEEP_AND_GO_ON: 'Continue without removing',
  GO_ON_AS_CHOSEN: 'Continue with what I chose',
  GO_ON: 'No, it says none of that: continue',

  FINDING_KINDS: {
    propio: ['Yours', 'You gave it as your own in this form: remove it.'],
    correo: ['Email', UNIQUE],
    curp: ['CURP', UNIQUE],
    elector: ['ID document', UNIQUE],
    rfc: ['RFC', UNIQUE],
    placas: ['License plate', UNIQUE],
    cuenta: ['Account or card', UNIQUE],
    nss: ['Social security number', UNIQUE],
    telefono: ['Phone', UNIQUE],
    perfil: ['Social media profile', UNIQUE],
    empleado: ['Employee or badge number', UNIQUE],
    nombre: ['Name', 'It may be your name. If it’s someone else’s, keep it.'],
    domicilio: [
      'Where you stay',
      'It may show where you live or are staying. If it only says where it happened, keep it.',
    ],
    relacion: ['Work or someone close', 'It may show where you work or who you know.'],
    apodo: [
      'Nickname',
      'It may be what people call you. If it’s about the person you report, keep it.',
    ],
    puesto: [
      'Stall, crew or shift',
      'It may show where you work. If it’s about the person you report, keep it.',
    ],
    escuela: [
      'School or grade',
      'It may show where you or your family go. If it only says where it happened, keep it.',
    ],
    presentes: ['Who else was there', 'If there were only a few of you, it may show who you are.'],
    nacimiento: ['Age or birth', 'It may show who you are.'],
  },

  REVIEW_TITLE: 'This is what will be sent',
  NOT_SENT_YET: 'Nothing has left your device yet.',
  CONFIRM: 'Confirm and send',
  CORRECT: 'Go back and edit',
  CHANGE: 'Change',
  CHOOSE_AGAIN: 'Choose again',
  keeps: (many: number): string =>
    `It still has ${count(many, 'thing that', 'things that')} could identify you.`,
  veryLong: (parts: number): string =>
    `Your message is very long and the email service may reject it. If so, send it in ${parts} numbered parts.`,
  wrongClock: (day: string): string =>
    `Your device’s date looks wrong: it says ${day}. Fix it in the device’s settings. Then press “Go back and edit” and send again.`,
  SENDING_NOW: 'Sending…',
  SENDING: 'Sending your message. Do not close this page.',

  FOLIO: 'Your folio (tracking number):',
  sentOn: (day: string): string => `Sent on ${day}.`,
  KEEP_FOLIO: 'Write it down: it identifies what you sent. It is not your case number.',
  DICTATE: 'To read it out over the phone:',
  FOLIO_LETTERS: 'It has no letter O or I: those are zero and one.',
  COPY_FOLIO: 'Copy folio',
  COPIED: 'Copied.',
  COPY_REFUSED: 'Your browser can’t copy: select it here.',
  NEXT: 'What happens next',
  ACUSE_PDF: 'Download the receipt (PDF)',
  ACUSE_TEXT: 'Download the receipt (text)',
  ACUSE_HOLDS:
    'The receipt, in Spanish, has what you wrote: keep it only on your own device. To check it later, in Spanish:',
  ASK_ABOUT: '¿En qué va mi queja o denuncia?',
  SENT_BEFORE: 'Your earlier message was sent.',
  ANOTHER: 'Write another message',
  CLEAR_ALL: 'Clear everything',
  CLEAR_AND_LEAVE: 'Clear and leave',

  NOT_LOST: 'What you wrote is still here. Closing or reloading the page erases it.',
  RETRY: 'Try again',
  MAY_RETRY: 'You can try again now.',
  BACK_ONLINE: 'You’re back online. You can try again.',
  KEEP_WRITTEN: 'Download or print what I wrote',
  COPY_WRITTEN: 'Copy what I wrote',
  PRINT_WRITTEN: 'Print what I wrote',

  REASONS: {
    offline: [
      'Your device has no internet connection.',
      'Do not close this page: find a signal and try again.',
    ],
    network: [
      'The email service could not be reached.',
      `It may be the network, an ad blocker or a filter. It’s safe to try again: ${SAME}`,
    ],
    policy: ['This site’s settings blocked it.', OURS],
    timeout: [
      'The email service did not answer within 20 seconds.',
      `Your message may have arrived. It’s safe to try again: ${SAME}`,
    ],
    busy: ['The email service is busy.', 'Wait a few seconds and try again.'],
    down: ['The email service has a problem.', 'Wait a few seconds and try again.'],
    large: [
      'Your message is too long for the email service.',
      'Restore it and split it into numbered parts, or contact us another way.',
    ],
    settings: ['Your message was not sent: the office’s email did not accept it.', OURS],
    clock: [
      'Your device’s date is not today’s, so the message was not accepted.',
      'Fix it in the device’s settings. Then try again: you’ll get a new folio.',
    ],
    rejected: [
      'The email service rejected the message.',
      'Try again later, or contact us another way.',
    ],
    unconfirmed: [
      'The email service did not confirm that it was sent.',
      'Don’t assume it was sent: try again, or contact us another way.',
    ],
  },

  NOT_ONLINE: 'You can’t send this online right now.',
  ON_PAPER: 'Print it and leave it at the office or in its drop box.',
  OTHER_WAYS: 'Other ways',
  CHANNELS: {
    anonymous:
      'Without saying who you are: print what you wrote or copy it by hand. Leave it unsigned in the office’s drop box. With the other ways, they may know who you are. If you call, use a phone that isn’t yours:',
    call: 'call the complaint line:',
    callPhone: 'call',
    or: 'or',
    write: 'email',
    by: 'message us on',
    shows: (): string => 'it shows your number or profile',
    visit: 'go to',
    hours: (hours: string): string => `, ${ended(hours)}`,
  },
  handOver: (domicilio: string, horario: string, linea: string | undefined, correo: string) =>
    `Take this sheet to ${domicilio}, ${ended(horario)} Ask for a stamped copy. If you have photos or papers, hand in copies with it. You can also ${linea ? `call ${linea} or ` : ''}email ${correo}.`,
  dropOff: (domicilio: string, horario: string): string =>
    `Take this sheet to ${domicilio}, ${ended(horario)} Ask for a stamped copy. If you have photos or papers, hand in copies with it. To stay anonymous, leave it unsigned in the drop box. If you call, email or go in person, they may know who you are.`,
  NO_RECEIPT: 'This sheet does not prove that it was sent.',

  ELSEWHERE: {
    sent: 'Your message was sent.',
    failed: 'Your message was not sent.',
    folio: 'Folio',
    help: 'What to do',
    hide: 'Hide',
  },
};

/** Translations of literals common to all forms. */
export const LITERALS = {
  [ENGLISH_FORMS.SEND]: 'Send',
  [ENGLISH_FORMS.SENT]: 'Message sent!',
  [ENGLISH_FORMS.SEND_FAILED]: 'There was a problem sending the email',
  'Folio de envío': 'Folio',
  '¿En qué va mi queja o denuncia?': 'What is the status of my complaint or report?',
};

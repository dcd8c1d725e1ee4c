import type { FOOTER, FRAME, PAGE_FOOT } from './pages';
import type { WITHDRAWN } from './publication';
import { ended, listed } from './sentence';

/** Separate from `ENGLISH`, which every English form loads. */
export const ENGLISH_FRAME: typeof FRAME = {
  skip: 'Skip to content',
  crumbs: 'You are here',
  home: 'Home',
  queja: 'Complaint',
  denuncia: 'Report',
  search: 'Search',
  call: 'Call',
  directions: 'Directions',
  anyHour: 'Phone: answered 24 hours a day.',
  counter: 'Counter:',
  hours: 'Hours:',
  menu: 'Menu',
  searchSite: 'Search, in Spanish',
  closeMenu: 'Close menu',
  services: 'Services',
  mainNav: 'Main',
  office: 'Pages in English',
  consult: 'In Spanish',
  newTab: 'opens in a new tab',
  other: ['Español', 'es-MX'],
  updated: (day) => ` · Matches the Spanish version of ${day}`,
  contents: 'On this page',
  reach: 'Call us',
  quejaLong: 'Make a complaint',
  denunciaLong: 'Make a report',
  printed: (address) => `Printed from ${address}`,
};
export const ENGLISH_FOOT: Omit<
  typeof PAGE_FOOT,
  'responsible' | 'sources' | 'acronyms' | 'articles' | 'lastReform'
> = {
  about: 'About this page',
  updated: 'This page matches the Spanish version of',
  doubts: 'If they differ, the Spanish version is the official one. Questions? Call',
  anyHour: 'at any hour.',
  wrong: 'Is something missing or wrong?',
  write: 'Email us',
};
export const ENGLISH_FOOTER: typeof FOOTER = {
  contact: 'Contact',
  services: 'Services',
  privacy: 'Privacy notices, in Spanish',
  sample: 'Sample data',
  licence: 'Texts and drawings: CC BY 4.0; ',
  licences: 'other licenses',
  toTop: 'Back to top',
  phone: 'Phone:',
  complaints: 'Complaint line:',
  office: 'Office:',
  public: 'Public inquiries:',
  hours: 'Office hours:',
};
export const ENGLISH_WITHDRAWN: typeof WITHDRAWN = {
  titulo: 'Page withdrawn',
  titleOn: (day) => `Page withdrawn on ${day}`,
  description: (day, reason) => `This page was withdrawn on ${day}: ${reason}`,
  since: 'This page was withdrawn on',
  reason: (words) => `Reason: ${words}`,
};
export const ENGLISH_SITE = {
  meaning: 'the city’s oversight office',
  towing: 'Towing office',
  findCar: 'Find your car, in Spanish',
  directory: 'Staff directory, in Spanish',
  whole: 'The full site and its search, in Spanish',
};
export const ENGLISH = {
  pages: 'Pages in English',
  demo: 'Demo site: the people, phone numbers, email addresses, places, prices and links are made up',
  sample: 'Sample data',
  followUp: 'Already sent one? Ask about it with your folio, in Spanish',
  /** Of a page that begins with a card of them. */
  samples: 'The phones, places, hours and prices on this page are sample data.',
  /** Keys are those of `FORM_PAGE`. */
  form: {
    parts: 'Parts of this page',
    before: 'Guide',
    write: 'Form',
    after: 'What’s next',
    failed: 'The form didn’t load. What you wrote is still here. Try again, or call',
    waking: 'Loading the form…',
    woken: 'The form has loaded. You can continue.',
    onlyFor: (choice: string) => `Only if you checked “${choice}”.`,
    onlyThese: (choice: string, optional: string[]) =>
      `Only if you checked “${choice}” (then this is optional: ${listed(optional, 'and')}):`,
    folio: 'Whoever takes the sheet gives you a folio. The drop box gives none.',
    retry: 'Try again',
    privacy: 'Full privacy notice, in Spanish',
    whose: 'Privacy notice',
    advice: 'Recommendations',
    newTab: 'opens in a new tab',
    exit: 'Quick exit',
    danger: {
      now: 'In danger now?',
      police: 'Danger from the police? Call any time:',
      hit: 'Were you hit, threatened or asked for money?',
      reportIt: 'Make a report, with or without your name',
    },
    channelsShow: (names: string[]) =>
      `If you don’t want to say who you are: don’t use ${listed(names, 'or')}. The office would see your number or profile.`,
    needsScript: {
      call: 'This form needs JavaScript to be sent. Without it, call the complaint line:',
      callPhone: 'This form needs JavaScript to be sent. Without it, call',
      write: ', email',
      sheet: (hours: string) =>
        ` or take the paper form to the office, ${ended(hours)} If you don’t want to say who you are, leave it unsigned in the office’s drop box, or mail it without your name. If you call or email, they will know who you are.`,
    },
    sheet: 'Download the paper form, in Spanish',
    demo: 'Demo: nobody will read your message. Contact your own government.',
  },
};

/** Apart from the others, which every form in English carries. */
export const TOWING_OFFICE = 'Towing office';
/** The words around a page in English. */
export const ENGLISH = {
  name: 'English',
  spanish: 'Español',
  skip: 'Skip to content',
  pages: 'Pages in English',
  start: 'Home',
  meaning: 'the city’s oversight office',
  complaint: 'Complaint',
  report: 'Report',
  call: 'Call',
  /** Beside what is read. */
  side: {
    contents: 'On this page',
    reach: 'Call or write us',
    quejaLong: 'Make a complaint',
    denunciaLong: 'Make a report',
  },
  contact: 'Contact',
  phone: 'Phone:',
  line: 'Complaint line:',
  email: 'Email:',
  hours: 'Hours:',
  directions: 'Directions',
  wholeSite: 'The full site and its search are in Spanish:',
  spanishHome: 'página de inicio',
  follows: 'This page matches the Spanish version of',
  binding: 'If they differ, the Spanish version is the official one.',
  printed: (address: string) => `Printed from ${address}`,
  demo: 'Demo site: the people, phone numbers and email addresses are made up',
  sample: 'Sample data',
  toTop: 'Back to top',
  /** On the page of a form, under the names of `FORM_PAGE`. */
  form: {
    parts: 'Parts of this page',
    before: 'Before',
    write: 'Write',
    after: 'After',
    failed: 'The form didn’t load. What you wrote is still here. Try again, or call',
    waking: 'Loading the form…',
    woken: 'The form has loaded. You can continue.',
    retry: 'Try again',
    privacy: 'Full privacy notice, in Spanish',
    advice: 'Recommendations',
    newTab: 'opens in a new tab',
    exit: 'Quick exit',
    needsScript: {
      call: 'This form needs JavaScript to be sent. Without it, call the complaint line:',
      write: ', email',
      sheet: (hours: string) =>
        ` or take the paper form to the office, ${hours}. If you don’t want to say who you are, leave it unsigned in the office’s drop box, or mail it without your name. If you call or email, they will know who you are.`,
    },
    sheet: 'Download the paper form, in Spanish',
    demo: 'Demo: nobody will read your message. If you need real help, call 911 or contact your own government’s oversight office.',
  },
};

import { contentLines, escaped } from './content-lines';
import { daysAfter } from './dates';

/** A day to be kept in a calendar. */
export interface CalendarDay {
  /** Its name among all events of the world: `plazo-2027-01-25@oficina.example`. */
  uid: string;
  /** In ISO form. */
  day: string;
  title: string;
  text: string;
  url: string;
}

const plain = (day: string) => day.replaceAll('-', '');

/**
 * An event of a whole day, with a reminder a week before, as a file that calendars accept (RFC 5545): its end
 * is the day after, which is not of it.
 * @param made the moment in which it is written
 */
export const calendarOf = ({ uid, day, title, text, url }: CalendarDay, made: Date): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oficina//Plazos//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(daysAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);

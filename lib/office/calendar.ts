import { contentLines, escaped } from './content-lines';
import { daysAfter } from './dates';

export interface CalendarDay {
  uid: string;
  day: string;
  title: string;
  text: string;
  url: string;
}

const plain = (day: string) => day.replaceAll('-', '');

/** Returns an all-day event with a reminder a week before (RFC 5545, whose end is exclusive). */
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

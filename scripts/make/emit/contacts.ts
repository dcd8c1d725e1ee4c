import type { Content } from '@/lib/content/model';
import { contentLines, escaped } from '@/lib/office/content-lines';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import type { Contact, PublicRecord } from '@/lib/site/records/record';
import { contactPath, telHref } from '@/lib/site/text';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';

export function emitContacts(content: Content): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of RECORD_NAMES)
    for (const record of recordKindOf(name).contact ? recordsOf(content, name) : []) {
      const contact = recordKindOf(name).contact?.(record as never);
      if (contact) files.set(contactPath(record.url).slice(1), vcard(contact, record, content));
    }
  return files;
}

/** vCard 3.0 (RFC 2426), as older phones refuse 4.0. Surnames are unknown: all is the given name. */
function vcard(
  { name, unit, title, phone, extension, email, verified }: Contact,
  { url, muestra }: PublicRecord,
  { sitio: { data } }: Content,
): string {
  const note = [muestra && `${MUESTRA}.`, data.demostracion && `${DEMO_LINE}.`].filter(Boolean);
  const of = (property: string, value: string | undefined) =>
    value ? [`${property}:${escaped(value)}`] : [];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(name)};;;`,
    ...of('FN', name),
    `ORG:${escaped(data.nombre)};${escaped(unit)}`,
    ...of('TITLE', title),
    ...of('TEL;TYPE=WORK,VOICE', phone && telHref(phone, extension).slice('tel:'.length)),
    ...of('EMAIL;TYPE=INTERNET', email),
    `ADR;TYPE=WORK:;;${escaped(data.domicilio)};;;;`,
    `URL:${new URL(url, data.url).href}`,
    ...of('REV', verified),
    ...of('NOTE', note.join(' ')),
    'END:VCARD',
  ]);
}

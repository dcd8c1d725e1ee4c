import type { Content } from '@/lib/content/model';
import { contentLines, escaped } from '@/lib/office/content-lines';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import type { PublicRecord } from '@/lib/site/records/record';
import { contactPath, telHref } from '@/lib/site/text';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';

export function emitContacts(content: Content): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of RECORD_NAMES)
    for (const record of recordKindOf(name).hasContact ? recordsOf(content, name) : [])
      if (recordKindOf(name).hasContact?.(record as never))
        files.set(contactPath(record.url).slice(1), vcard(record as ContactRecord, content));
  return files;
}

type Always = Record<'nombre' | 'telefono' | 'extension' | 'correo' | 'verificado', string>;
type ContactRecord = PublicRecord<Always & Partial<Record<'unidad' | 'puesto', string>>>;

/** vCard 3.0 (RFC 2426), as older phones refuse 4.0. Surnames are unknown: all is the given name. */
function vcard({ url, muestra, fields }: ContactRecord, { sitio: { data } }: Content): string {
  const { nombre, unidad = nombre, puesto, telefono, extension, correo, verificado } = fields;
  const note = [muestra && `${MUESTRA}.`, data.demostracion && `${DEMO_LINE}.`].filter(Boolean);
  const of = (property: string, value: string | undefined) =>
    value ? [`${property}:${escaped(value)}`] : [];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(nombre)};;;`,
    ...of('FN', nombre),
    `ORG:${escaped(data.nombre)};${escaped(unidad)}`,
    ...of('TITLE', puesto),
    ...of('TEL;TYPE=WORK,VOICE', telefono && telHref(telefono, extension).slice('tel:'.length)),
    ...of('EMAIL;TYPE=INTERNET', correo),
    `ADR;TYPE=WORK:;;${escaped(data.domicilio)};;;;`,
    `URL:${new URL(url, data.url).href}`,
    ...of('REV', verificado),
    ...of('NOTE', note.join(' ')),
    'END:VCARD',
  ]);
}

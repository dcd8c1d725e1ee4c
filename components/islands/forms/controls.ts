import type { Values } from '@/lib/forms/logic';

/** The values of a form's controls, by name; a checkbox is `on` or empty. */
export const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries([...form.elements].flatMap(pairOf));

/** A control's pair; nothing for buttons. */
function pairOf(control: Element): [string, string][] {
  if (control instanceof HTMLTextAreaElement) return [[control.name, control.value]];
  if (!(control instanceof HTMLInputElement)) return [];
  if (control.type === 'checkbox') return [[control.name, control.checked ? 'on' : '']];
  return [[control.name, control.value]];
}

import type { Values } from '@/lib/forms/logic';

/** What stands in a form's controls, by name; a checkbox is `on` or empty. */
export const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries([...form.elements].flatMap(pairOf));

/** The position of the mode that is chosen, where the form asks for one. */
export function modeIn(form: HTMLFormElement): number | undefined {
  const choices = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const chosen = choices.findIndex(({ checked }) => checked);
  return chosen < 0 ? undefined : chosen;
}

/** A control's pair; nothing for buttons, nor for the answer that chooses the mode. */
function pairOf(control: Element): [string, string][] {
  if (control instanceof HTMLTextAreaElement) return [[control.name, control.value]];
  if (!(control instanceof HTMLInputElement)) return [];
  if (control.type === 'radio') return [];
  if (control.type === 'checkbox') return [[control.name, control.checked ? 'on' : '']];
  return [[control.name, control.value]];
}

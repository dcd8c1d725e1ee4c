import { fireEvent, screen, within } from '@testing-library/dom';
import { start } from '@/components/islands/plazo';
import { DeclaracionesSection } from '@/components/sections/DeclaracionesSection';
import { sampleWith } from '../../sample';
import { viewOf } from '../site/sources';
import { one, show } from '../sections/pagina';

const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T20:00Z') });
  saved.length = 0;
  let blob: Blob;
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: blob });
  });
  show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/')} />);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const begin = () => start(one('[data-island=plazo]'));
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const inicial = () => box(/toma de posesión/);
const cardOf = (input: HTMLElement) => input.closest<HTMLElement>('.answer-panel > *')!;
const said = (input: HTMLElement) =>
  one('output', cardOf(input)).textContent.replaceAll('\u00a0', ' ');
const button = (input: HTMLElement) =>
  within(cardOf(input)).queryByRole('button', { name: 'Guardar en mi calendario' });
const write = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

it('dice el último día desde el que se escribió', () => {
  begin();
  write(inicial(), '2026-11-25');
  expect(said(inicial())).toBe('Último día: domingo, 24 de enero de 2027.');
  expect(said(box(/salida del cargo/))).toBe('');
});

it('de un plazo que es el mismo cada año dice el próximo último día, y lo ofrece para el calendario', () => {
  const from = sampleWith(({ declaraciones }) => {
    declaraciones.data.tipos[1]!.ultimoDia = '31 de mayo';
  });
  const card = () => one('.answer-panel > :nth-child(2)');
  for (const [now, day, file] of [
    ['2026-11-25T20:00Z', 'lunes, 31 de mayo de 2027', 'declaracion-2027-05-31.ics'],
    ['2026-05-31T20:00Z', 'domingo, 31 de mayo de 2026', 'declaracion-2026-05-31.ics'],
  ] as const) {
    jest.setSystemTime(new Date(now));
    show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/', from)} />);
    expect(one('output', card())).toHaveTextContent('Último día: 31 de mayo.');
    begin();
    expect(one('output', card())).toHaveTextContent(`Último día: ${day}.`);
    one('button', card()).click();
    expect(saved.at(-1)?.name).toBe(file);
  }
});

it('la respuesta se ve entera, sobre la barra de abajo, sin desplazar nada mientras no la hay', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  begin();
  write(inicial(), '0026-11-25');
  expect(scrolled).not.toHaveBeenCalled();
  write(inicial(), '2026-11-25');
  expect(scrolled.mock.contexts).toEqual([one('output', cardOf(inicial())).parentElement]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
});

it('si ese día ya pasó, lo dice, y no lo ofrece para el calendario; el último todavía cuenta', () => {
  begin();
  write(inicial(), '2026-09-25');
  expect(said(inicial())).toMatch(/^Su último día fue el martes, 24 de noviembre/);
  expect(button(inicial())).toBeNull();
  write(inicial(), '2026-09-26');
  expect(said(inicial())).toMatch(/^Último día: miércoles, 25 de noviembre/);
});

it('de un día que no ha llegado también lo calcula, y dice que no ha llegado', () => {
  begin();
  write(inicial(), '2026-11-26');
  expect(said(inicial())).toBe(
    'Esa fecha no ha llegado. Si se cumple, su último día será el lunes, 25 de enero de 2027.',
  );
  expect(button(inicial())).not.toBeNull();
});

it('a quien se le pasó lo lleva a lo que ocurre entonces, si la página lo dice', () => {
  const late = () => [...one('output', cardOf(inicial())).querySelectorAll('a')];
  begin();
  write(inicial(), '2026-09-25');
  expect(late().map(({ textContent, hash }) => [textContent, Boolean(one(hash))])).toEqual([
    ['¿Qué pasa si no declaro a tiempo?', true],
  ]);
  write(inicial(), '2026-11-25');
  expect(late()).toEqual([]);
  const from = sampleWith(({ declaraciones }) => {
    declaraciones.data.preguntas = [];
  });
  show(<DeclaracionesSection {...viewOf('declaraciones', '/DeclaraNet/', from)} />);
  begin();
  write(inicial(), '2026-09-25');
  expect(late()).toEqual([]);
});

it('ofrece ese día para el calendario, con su ley', async () => {
  begin();
  write(box(/salida del cargo/), '2026-11-30');
  button(box(/salida del cargo/))!.click();
  const [{ name, file } = { name: '', file: new Blob() }] = saved;
  expect([name, file.type]).toEqual(['declaracion-2027-01-29.ics', 'text/calendar;charset=utf-8']);
  jest.useRealTimers();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270129\r\nDTEND;VALUE=DATE:20270130\r\n');
  expect(String(text).replace(/\r\n /g, '')).toContain('Fuente: LGRA\\, artículo 33.');
  expect(text).toContain('\r\nSUMMARY:Último día para declarar: CONCLUSION\r\n');
});

it.each(['', '0026-01-01'])(
  'de una fecha a medias («%s») lo dice al salir de ella, no antes',
  (bad) => {
    begin();
    write(inicial(), '2026-11-25');
    write(inicial(), bad);
    expect(said(inicial())).toBe('');
    fireEvent.blur(inicial());
    expect(said(inicial())).toBe(
      'Escriba una fecha que exista, con su día, su mes y su año de cuatro cifras.',
    );
    expect(inicial().ariaInvalid).toBe('true');
    write(inicial(), '2026-11-25');
    expect([said(inicial())?.slice(0, 10), inicial().ariaInvalid]).toEqual(['Último día', null]);
  },
);

it('lo escrito antes de que llegara el guion cuenta', () => {
  inicial().value = '2026-11-25';
  begin();
  expect(said(inicial())).toContain('24 de enero de 2027');
  expect(button(inicial())).not.toBeNull();
});

import { createElement } from 'react';
import { fireEvent, screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '@/components/islands/carousel';
import { Carousel } from '@/components/sections/Carousel';
import { stubMedia } from './browser';

const TITLES = ['Le escuchamos', 'Declare a tiempo', '¿Y su vehículo?'];
const imagen = { src: '/ilustraciones/a.svg', width: 8, height: 4, sources: [] };
export const scrolled = jest.fn<void, [{ left: number; behavior: string }]>();

/** The carousel as the page has it, and its script. */
export function open(...media: string[]) {
  const query = stubMedia(...media);
  const slides = TITLES.map((titulo) => ({ titulo, texto: 't', enlace: '/', boton: 'b', imagen }));
  document.body.innerHTML = renderToStaticMarkup(createElement(Carousel, { slides }));
  const section = document.querySelector<HTMLElement>('[data-island=carousel]')!;
  const strip = section.querySelector<HTMLElement>('.slides')!;
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.scrollTo = scrolled as unknown as typeof strip.scrollTo;
  start(section);
  return { query, strip, section };
}
/** Which slide the dots say is shown. */
export const current = () =>
  TITLES.findIndex((title) =>
    screen.queryByRole('button', {
      name: new RegExp(`: ${title.replace('?', '\\?')}$`),
      current: true,
    }),
  );
export const wait = (ms: number) => jest.advanceTimersByTime(ms);
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

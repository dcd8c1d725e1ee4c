import { act, fireEvent, render, screen } from '@testing-library/react';
import { CarouselControls } from '@/components/islands/carousel/CarouselControls';
import { stubMedia } from './browser';

const TITLES = ['Le escuchamos', 'Declare a tiempo', '¿Y su vehículo?'];
export const scrolled = jest.fn<void, [{ left: number; behavior: string }]>();

/** The carousel as the page has it, with its controls inside. */
export function open(...media: string[]) {
  const query = stubMedia(...media);
  document.body.innerHTML = '<section><div id="slides"></div><div id="host"></div></section>';
  const strip = document.getElementById('slides')!;
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.scrollTo = scrolled as unknown as typeof strip.scrollTo;
  render(<CarouselControls slidesId="slides" titles={TITLES} />, {
    container: document.getElementById('host')!,
  });
  return { query, strip, section: strip.parentElement! };
}
/** Which slide the dots say is shown. */
export const current = () =>
  TITLES.findIndex((title) =>
    screen.queryByRole('button', {
      name: new RegExp(`: ${title.replace('?', '\\?')}$`),
      current: true,
    }),
  );
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

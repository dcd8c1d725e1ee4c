/** Where pages show pictures: file widths in pixels (single and double density), and `sizes` for browsers. */
export const PICTURE_PLACES = {
  logo: { widths: [160, 320], sizes: '150px' },
  cabecera: { widths: [240, 480], sizes: '240px' },
  retrato: { widths: [160, 320], sizes: '128px' },
  tarjeta: { widths: [360, 720], sizes: '(min-width: 48rem) 22rem, 92vw' },
  texto: { widths: [360, 720, 1280], sizes: '(min-width: 48rem) 40rem, 92vw' },
  diapositiva: { widths: [672, 1344], sizes: '42rem' },
} satisfies Record<string, { widths: number[]; sizes: string }>;

export type PicturePlace = keyof typeof PICTURE_PLACES;

export function widthsFor(place: PicturePlace, own: number): number[] {
  const { widths } = PICTURE_PLACES[place];
  const fitting = widths.filter((width) => width <= own);
  return fitting.length < widths.length && !fitting.includes(own) ? [...fitting, own] : fitting;
}

import type { PicturePlace } from '@/lib/site/pictures';

interface Need {
  /** Width over height; a place without a ratio takes any. */
  ratio?: number;
  least: number;
}

/** As lib/site/pictures.ts and the styles of each place show them. */
export const NEEDS: Record<PicturePlace, Need> = {
  logo: { least: 160 },
  retrato: { ratio: 4 / 5, least: 160 },
  // The release's own page shows it too, wider.
  tarjeta: { ratio: 16 / 9, least: 640 },
  texto: { least: 320 },
  diapositiva: { ratio: 2, least: 672 },
};

/** As near to a proportion as whole points come. */
export const isOfRatio = (width: number, height: number, ratio: number): boolean =>
  Math.abs(width - height * ratio) <= 1 + ratio;

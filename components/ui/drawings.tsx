import type { DrawnWord } from '@/lib/site/assets';

/** Strokes on a square of 24 units. */
const PATHS = {
  anterior: 'M15 5l-7 7 7 7',
  aparte: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  aviso: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7v1',
  buscar: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l6 6',
  cerrar: 'M5 5l14 14M19 5L5 19',
  guardar: 'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 20c0-6 14-6 14 0M19 9v6M16 12h6',
  importante: 'M12 3l10 18H2zM12 10v5M12 17v1',
  menu: 'M3 6h18M3 12h18M3 18h18',
  pausa: 'M9 5v14M15 5v14',
  seguir: 'M8 5l10 7-10 7z',
  siguiente: 'M9 5l7 7-7 7',
  telefono: 'M8 3H4a1 1 0 0 0-1 1c0 9 8 17 17 17a1 1 0 0 0 1-1v-4l-5-2-2 3c-3-1-6-4-7-7l3-2z',
  urgente: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16v1',
};

/** For controls named beside it or in `.sr-only`. */
export const Glyph = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="glyph" viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** Words in the headings' font from the first paint; programs read the text. `drawn` is missing while nothing is built. */
export function DrawnWords({ text, drawn }: { text: string; drawn: DrawnWord[] | undefined }) {
  if (!drawn) return text;
  return (
    <>
      <span className="written sr-only">{text}</span>
      {drawn.map(({ viewBox, path }, at) => (
        <svg key={at} className="letters" viewBox={viewBox} aria-hidden="true">
          <path d={path} />
        </svg>
      ))}
    </>
  );
}

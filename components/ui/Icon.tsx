import type { DrawingFacts } from '@/lib/site/assets';

/** Decorative; plain drawings are inline, at a fifth of a request's cost. */
export function Icon({ drawing, size = 48 }: { drawing: DrawingFacts; size?: number }) {
  const { src, inline } = drawing;
  const common = { className: 'drawing', width: size, height: size };
  if (!inline) return <img {...common} src={src} alt="" loading="lazy" />;
  return (
    <svg
      {...common}
      viewBox={inline.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inline.shapes }}
    />
  );
}

import type { DrawingFacts } from '@/lib/site/assets';

interface IconProps {
  drawing: DrawingFacts;
  size?: number;
}

/**
 * A small illustration of public/ilustraciones. It only decorates: the words are beside it. A plain drawing
 * is inline, at a fifth of the cost of a request.
 */
export function Icon({ drawing: { src, inline }, size = 48 }: IconProps) {
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

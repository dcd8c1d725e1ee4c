import type { DrawingFacts } from '@/lib/site/assets';

interface IconProps {
  drawing: DrawingFacts;
  size?: number;
}

/** Decorative; plain drawings are inline, at a fifth of a request's cost. */
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

import { emblem } from '@/tailwind.config';

/** Inline: the only picture of every page costs no request. */
export function Logo() {
  const { size, lines } = emblem;
  const [first, ...rest] = lines;
  if (!first) return null;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="29" aria-hidden="true">
      <g
        fill="none"
        stroke={`var(--${first.colour})`}
        strokeWidth={first.thickness}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={first.path} />
        {rest.map(({ path, thickness, colour }) => (
          <path key={path} stroke={`var(--${colour})`} strokeWidth={thickness} d={path} />
        ))}
      </g>
    </svg>
  );
}

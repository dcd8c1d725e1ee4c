import { EMBLEM } from '@/lib/design/emblem';

/** The office's emblem, inline: the one picture of every page costs no request. */
export function Logo() {
  const { size, arch, scales } = EMBLEM;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="29" aria-hidden="true">
      <g
        fill="none"
        stroke="var(--guinda)"
        strokeWidth={arch.thickness}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={arch.path} />
        <path stroke="var(--oro)" strokeWidth={scales.thickness} d={scales.path} />
      </g>
    </svg>
  );
}

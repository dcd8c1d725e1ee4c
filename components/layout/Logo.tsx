/** The office's emblem, inline: the one picture of every page costs no request. */
export function Logo() {
  return (
    <svg className="flex-none" viewBox="0 0 64 64" width="52" height="52" aria-hidden="true">
      <g
        fill="none"
        stroke="var(--guinda)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5 59h54M9 59V29a23 23 0 0 1 46 0v30M32 19v31M25 50h14" />
        <path
          stroke="var(--oro)"
          strokeWidth="2.5"
          d="M20 25h24M15 38l5-13 5 13a5 4.5 0 0 1-10 0zM39 38l5-13 5 13a5 4.5 0 0 1-10 0z"
        />
      </g>
    </svg>
  );
}

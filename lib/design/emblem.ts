/**
 * The office's emblem, a pair of scales under an arch: strokes on a square of 64 units. The drawings of
 * `public/` hold the same paths; a test compares them.
 */
export const EMBLEM = {
  size: 64,
  arch: { path: 'M5 59h54M9 59V29a23 23 0 0 1 46 0v30M32 19v31M25 50h14', thickness: 3.5 },
  scales: {
    path: 'M20 25h24M15 38l5-13 5 13a5 4.5 0 0 1-10 0zM39 38l5-13 5 13a5 4.5 0 0 1-10 0z',
    thickness: 2.5,
  },
} as const;

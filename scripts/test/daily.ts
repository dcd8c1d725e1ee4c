/** True for `npm test` alone; `npm test -- todo`, a group, or a runner started by hand run everything. */
export const onlyDaily = process.env['PRUEBAS'] === 'diarias';
/** True for `npm test -- resto`: what `npm test` leaves out. */
export const onlyRest = process.env['PRUEBAS'] === 'resto';

/** Cases of a test: `npm test` takes the first ones, `npm test -- resto` the others. */
export const casesOf = <T>(all: readonly T[], daily: number): readonly T[] =>
  onlyDaily ? all.slice(0, daily) : onlyRest ? all.slice(daily) : all;

/** The tag of tests in the browser that `npm test` leaves out. */
export const NIGHT = '@noche';
/** Tags of a test in the browser with `casesOf`: in `npm test -- resto` it has the cases left out by day. */
export const casesTag = onlyRest ? [NIGHT] : [];

/** True for `npm test` alone; `npm test -- todo`, a group, or a runner started by hand run everything. */
export const onlyFirst = process.env['PRUEBAS'] === 'primeras';
/** True for `npm test -- resto`: what `npm test` leaves out. */
export const onlyRest = process.env['PRUEBAS'] === 'resto';

/** Cases of a test: `npm test` takes the first ones, `npm test -- resto` the others. */
export const casesOf = <T>(all: readonly T[], first: number): readonly T[] =>
  onlyFirst ? all.slice(0, first) : onlyRest ? all.slice(first) : all;

/** The tag of tests in the browser that `npm test` leaves out. */
export const REST = '@resto';
/** Tags of a test in the browser with `casesOf`: in `npm test -- resto` it has the cases that `npm test` leaves out. */
export const casesTag = onlyRest ? [REST] : [];

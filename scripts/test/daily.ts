/**
 * Whether only the daily set runs: `npm test` alone. `npm test -- todo`, a group by its name and a runner
 * that is started by hand run all that they have.
 */
export const onlyDaily = process.env['PRUEBAS'] === 'diarias';

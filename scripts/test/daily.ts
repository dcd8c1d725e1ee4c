/** True for `npm test` alone; `npm test -- todo`, a group, or a runner started by hand run everything. */
export const onlyDaily = process.env['PRUEBAS'] === 'diarias';

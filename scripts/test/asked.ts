const [first, ...more] = process.argv.slice(2);

// In the environment, where each runner's own processes read it (parts.ts): this is imported before that.
if (first === undefined) process.env['PRUEBAS'] = 'primeras';
if (first === 'resto') process.env['PRUEBAS'] = 'resto';

/** The group that was asked for, and what is passed on to its runner. */
export const asked = first ?? 'todo';
export const rest = more;

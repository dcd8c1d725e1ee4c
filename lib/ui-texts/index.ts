/** Words of the interface; those of the office are in `content/`. */
export * from './bitacora';
export * from './demo';
export * from './english';
export * from './forms';
export * from './pages';
export * from './publication';

/** The interface's own words, by where they are read. The words of the office are in `content/`. */
export * from './bitacora';
export * from './demo';
export * from './english';
export * from './forms';
export * from './pages';
export * from './publication';

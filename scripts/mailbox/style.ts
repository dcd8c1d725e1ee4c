import { palette } from '@/tailwind.config';

/**
 * Stylesheet of the mailbox's pages, a file of its own for `style-src 'self'`. In the dark it takes the
 * browser's own colours: the palette has none yet.
 */
export const STYLE = `:root {
  color-scheme: light dark;
  background: light-dark(${palette.papel}, Canvas);
  color: light-dark(${palette.tinta}, CanvasText);
  font: 1.0625rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main {
  max-width: 60rem;
  margin: 2rem auto;
}
a {
  color: light-dark(${palette.guinda}, LinkText);
}
li {
  padding: 0.5rem 0;
}
dl div {
  display: flex;
  gap: 1rem;
}
dt {
  flex: 0 0 8rem;
  font-weight: 600;
}
dd,
li p {
  margin: 0;
}
pre {
  padding: 1rem;
  border: 1px solid light-dark(${palette.linea}, GrayText);
  font: inherit;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
}
`;

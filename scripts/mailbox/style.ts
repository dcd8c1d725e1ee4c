import { palette } from '@/tailwind.config';

/**
 * Stylesheet of the mailbox's pages, a file of its own for `style-src 'self'`. In the dark it takes the
 * browser's own colours: the palette has none yet.
 */
export const STYLE = `:root {
  color-scheme: light dark;
  --linea: light-dark(${palette.linea}, GrayText);
  --enlace: light-dark(${palette.guinda}, LinkText);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
body {
  margin: 0;
  background: light-dark(${palette.papel}, Canvas);
  color: light-dark(${palette.tinta}, CanvasText);
}
main {
  max-width: 60rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
}
h1 {
  font-size: 1.6rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
}
a {
  color: var(--enlace);
  overflow-wrap: anywhere;
}
a:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 2px;
}
h2 {
  font-size: 1.0625rem;
}
ol {
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--linea);
  list-style: none;
}
li {
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--linea);
}
li a {
  display: block;
  padding: 0.15rem 0;
  font-weight: 600;
}
li p {
  margin: 0;
  overflow-wrap: anywhere;
}
dl div {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  padding: 0.35rem 0;
  border-bottom: 1px solid var(--linea);
}
dt {
  flex: 0 0 8rem;
  font-weight: 600;
}
dd {
  flex: 1 1 14rem;
  margin: 0;
  overflow-wrap: anywhere;
}
pre {
  padding: 1rem;
  border: 1px solid var(--linea);
  border-radius: 0.4rem;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
}
.vacio {
  padding: 2rem 1rem;
  border: 1px dashed var(--linea);
  border-radius: 0.4rem;
}
`;

import { palette } from '@/tailwind.config';

/** A drawing with its title, on white: it is read in light and dark alike. */
export const textOn = (drawing: { title: string; width: number; height: number; body: string }) => {
  const { title, width, height, body } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${escape(title)}</title>
<rect width="${width}" height="${height}" fill="${palette.blanco}"/>
<text x="70" y="26" font-size="15" font-weight="600">${escape(title)}</text>
${body}
</svg>
`;
};

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

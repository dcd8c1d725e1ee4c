/** Alternative texts that Word and other programs generate, and file names. */
const BY_MACHINE =
  /generad[oa] autom[aá]ticamente|automatically generated|AI-generated|generado por (?:la )?IA|^(?:imagen|picture|image|gr[aá]fico|foto)\s*\d+$|^[^\s]*\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?)$|^[a-z]:\\|^(?:IMG|DSC)_?\d+$/i;

export const isByMachine = (alt: string): boolean => BY_MACHINE.test(alt.trim());

export const byMachine = (alt: string): string =>
  `la descripción «${alt.replace(/\s+/g, ' ').slice(0, 80)}» la escribió un programa, o es el nombre de un archivo. Escriba qué se ve`;

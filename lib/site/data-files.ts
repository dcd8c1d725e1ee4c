/** The licence of the office's texts and data (D37). */
export const LICENCE = 'CC BY 4.0';

/** The formats of the office's data, and how they are told to people. */
export type DataFormat = 'csv' | 'json' | 'schema.json';

/**
 * The address of a file of data: `/datos/comunicados-2025.csv`.
 * @param file name of a kind of record, with the year of a growing kind
 */
export const dataPath = (file: string, format: DataFormat): string => `/datos/${file}.${format}`;

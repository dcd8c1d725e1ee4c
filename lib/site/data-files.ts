/** Licence of the office's texts and data (D37). */
export const LICENCE = 'CC BY 4.0';

export type DataFormat = 'csv' | 'json' | 'schema.json';

/** `/datos/comunicados-2025.csv` */
export const dataPath = (file: string, format: DataFormat): string => `/datos/${file}.${format}`;

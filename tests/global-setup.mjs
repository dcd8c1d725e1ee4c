import { tsImport } from 'tsx/esm/api';

/** Before any test, of Jest or in the browser: the sample is read once for all their files. */
export default async function globalSetup() {
  const { keepSample } = await tsImport('./sample.ts', import.meta.url);
  keepSample();
}

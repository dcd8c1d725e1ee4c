import { tsImport } from 'tsx/esm/api';

export default async function globalSetup() {
  const { keepSample } = await tsImport('./sample.ts', import.meta.url);
  keepSample();
}

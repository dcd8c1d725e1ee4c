/** Figures as tables and plots print them: two or three digits that count. */
const three = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toPrecision(3) : value.toPrecision(2);

export const seconds = (ms: number) => three(ms / 1000);
export const gb = (bytes: number) => (bytes / 1024 ** 3).toFixed(2);
export const mb = (bytes: number) => three(bytes / 1024 ** 2);
export const ratio = (value: number) => three(value);
export const count = (value: number) => value.toLocaleString('en');

export const { dataset: flags } = document.documentElement;

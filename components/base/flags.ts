/** `data-*` attributes of `<html>` that the stylesheet reads. */
export const { dataset: flags } = document.documentElement;

/** What the stylesheet is told of the page. */
export const { dataset: marks } = document.documentElement;

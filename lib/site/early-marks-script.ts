/**
 * Marks `<html>` before the first paint, for CSS to hide rows and sections (filter.css, base.css). The marks
 * expire after five seconds, longer than a page takes on 2G, should the base script fail.
 */
export const EARLY_MARKS =
  "if(location.search+location.hash){let d=document.documentElement.dataset;/[?&](q|dia|tipo|estado)=[^&]/.test(location.search)&&(d.q='');location.hash&&(d.hash='');setTimeout(()=>{delete d.q;delete d.hash},5e3)}";

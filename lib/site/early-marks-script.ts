/**
 * Script of the head: `data-q` and `data-hash` on `<html>`, before the first paint, for pages whose
 * filter or tabs depend on the address. While they are set, CSS hides the rows that the filter will hide
 * or move (components/styles/filter.css), and all but the title until the section of the address is open
 * (components/styles/base.css). Should the script that removes them not come, they go after five seconds:
 * longer than a page takes on 2G. Nothing else may run this early.
 */
export const EARLY_MARKS =
  "if(location.search+location.hash){let d=document.documentElement.dataset;/[?&]q=[^&]/.test(location.search)&&(d.q='');location.hash&&(d.hash='');setTimeout(()=>{delete d.q;delete d.hash},5e3)}";

/**
 * The script that stands in the head of a page whose parts wait for what its address asks: it marks the
 * page before anything of it is painted. What a filter is about to hide or move waits unseen
 * (components/styles/filter.css), and so does the page under its title until the section that the address
 * names is open (components/styles/base.css). Where what they wait for never comes, or cannot run, all is
 * shown after five seconds: longer than a page takes on 2G. A page whose address asks for nothing goes on
 * at once. Nothing else may run so early.
 */
export const ARRIVAL =
  "if(location.search+location.hash){let d=document.documentElement.dataset;/[?&]q=[^&]/.test(location.search)&&(d.q='');location.hash&&(d.hash='');setTimeout(()=>{delete d.q;delete d.hash},5e3)}";

/**
 * The script that stands in the head of a page whose parts wait for what its address asks: it marks the
 * page before anything of it is painted. What a filter is about to hide or move waits unseen
 * (components/styles/filter.css), ten seconds at most where the network never answers, and so does the
 * page under its title until the section that the address names is open (components/styles/base.css).
 * Nothing else may run so early.
 */
export const ARRIVAL =
  "{let d=document.documentElement.dataset;/[?&]q=[^&]/.test(location.search)&&(d.q='',setTimeout(()=>delete d.q,1e4));location.hash[1]&&(d.hash='')}";

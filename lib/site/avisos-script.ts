/**
 * Script that is right after the notices of a page, so that they are decided before the first paint: those
 * that have not begun, are over, or were dismissed are hidden. Dismissals are remembered in `window.name`,
 * which is the tab's memory: no storage, and browsers empty it when the tab goes to another site
 * (decisions/notices-and-states.md).
 */
export const AVISOS_SCRIPT =
  "{let t=Date.now();for(let a of document.querySelectorAll('[data-aviso]')){let{aviso:i,desde:d,hasta:h}=a.dataset;a.hidden=t<d||t>=h||name.split(' ').includes(i);a.querySelector('button').onclick=()=>{name+=' '+i;a.hidden=true;document.getElementById('arriba').focus({preventScroll:true})}}}";

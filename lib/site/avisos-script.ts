/** Hides, before the first paint, notices not current or dismissed: `window.name` keeps these, and no storage. */
export const AVISOS_SCRIPT =
  "{let t=Date.now();for(let a of document.querySelectorAll('[data-aviso]')){let{aviso:i,desde:d,hasta:h}=a.dataset;a.hidden=t<d||t>=h||name.split(' ').includes(i);a.querySelector('button').onclick=()=>{name+=' '+i;a.hidden=true;document.getElementById('arriba').focus({preventScroll:true})}}}";

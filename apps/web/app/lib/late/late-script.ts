/**
 * The only inline script of a page. It runs after each late group: it stores the data of the group, and fills the slots
 * until React takes over the page. The content policy allows it by its hash.
 */
export const LATE_SCRIPT =
  'globalThis.late=Object.assign(()=>{' +
  'const call=document.currentScript,html=call.previousElementSibling,data=html.previousElementSibling;' +
  'late.data.push(...JSON.parse(data.textContent));' +
  'if(late.isPlacing)for(const part of html.content.children){' +
  'const{slot,...state}=part.dataset,place=document.getElementById(slot);' +
  'place?.replaceChildren(...part.childNodes);' +
  'if(place)Object.assign(place.parentElement.dataset,state)}' +
  'else late.onData();' +
  'call.remove();html.remove();data.remove()' +
  '},{data:[],isPlacing:true,onData(){}})';

/** Ends each late group. */
export const LATE_CALL = 'late()';

/**
 * The theme, as a script that runs before the first paint and needs nothing of the application: it applies the
 * stored choice, follows the system while the choice is `system`, and serves the theme controls by delegation, so
 * they work before (and without) hydration. Written out by hand because it is inlined in every document.
 *
 * A control is `<button data-theme-set="toggle|light|dark|system">`. The stored value is under the key `theme`;
 * the default is light.
 */
export const themeScript = `(()=>{
const root=document.documentElement,system=matchMedia("(prefers-color-scheme: dark)");
let choice="light";
try{const stored=localStorage.getItem("theme");if(stored==="dark"||stored==="system")choice=stored}catch{}
const isDark=()=>choice==="dark"||choice==="system"&&system.matches;
const mark=()=>{for(const control of document.querySelectorAll("[data-theme-set]")){
const value=control.getAttribute("data-theme-set");
control.setAttribute("aria-pressed",String(value==="toggle"?isDark():value===choice))}};
const apply=()=>{root.classList.toggle("dark",isDark());mark()};
apply();
system.addEventListener("change",apply);
addEventListener("storage",(event)=>{if(event.key==="theme"){choice=event.newValue==="dark"||event.newValue==="system"?event.newValue:"light";apply()}});
document.addEventListener("DOMContentLoaded",mark);
document.addEventListener("click",(event)=>{
const control=event.target instanceof Element&&event.target.closest("[data-theme-set]");
if(!control)return;
const value=control.getAttribute("data-theme-set");
choice=value==="toggle"?(isDark()?"light":"dark"):value;
try{localStorage.setItem("theme",choice)}catch{}
apply()});
})()`.replaceAll("\n", "");
